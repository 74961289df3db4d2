-- What players report, and what operators did: the acts are the truth of who is muted or suspended.

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    tbl TEXT NOT NULL REFERENCES tables (id),
    reporter TEXT NOT NULL REFERENCES people (id),
    accused TEXT REFERENCES people (id), -- NULL: nobody in particular
    why TEXT NOT NULL,                   -- abuse, cheating, stalling, other
    said TEXT NOT NULL,                  -- what the accused had said, if it is about that
    remark TEXT NOT NULL,
    settled BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX reports_by_settled ON reports (settled, at);

CREATE TABLE acts (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    operator TEXT NOT NULL,              -- an account, or whoever used the command
    act TEXT NOT NULL,                   -- mute, unmute, suspend, unsuspend, close, settle
    person TEXT REFERENCES people (id),
    tbl TEXT REFERENCES tables (id),
    report TEXT REFERENCES reports (id),
    until DOUBLE PRECISION,              -- NULL: until it is lifted
    why TEXT NOT NULL,
    done BIGINT NOT NULL                 -- 0: a running site still has to carry it out
);

CREATE INDEX acts_by_person ON acts (person, at);
CREATE INDEX acts_by_done ON acts (done, at);
