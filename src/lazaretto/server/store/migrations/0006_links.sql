-- Whoever has just come by a link to his mail address has proven who he is as well as by his password.

ALTER TABLE sessions ADD COLUMN by_link BIGINT NOT NULL DEFAULT 0; -- 1: a link that signs in once has begun it
