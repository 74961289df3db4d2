-- One notice for each seat, of its latest question: older ones are answered.

DELETE FROM notices WHERE EXISTS (
    SELECT 1 FROM notices later WHERE later.person = notices.person AND later.tbl = notices.tbl
    AND later.seat = notices.seat AND later.since > notices.since
);
CREATE UNIQUE INDEX notices_by_seat ON notices (person, tbl, seat);
