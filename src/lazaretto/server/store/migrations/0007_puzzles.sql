-- What became of puzzles: everybody's first answer to each, how good solvers are, and how hard puzzles turn out to be.

CREATE TABLE puzzle_answers (
    person TEXT NOT NULL REFERENCES people (id),
    title TEXT NOT NULL,
    number BIGINT NOT NULL,
    answer TEXT NOT NULL,            -- '': gave up and asked for the solution
    solved BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, title, number)
);

CREATE TABLE solvers (
    person TEXT NOT NULL REFERENCES people (id),
    title TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    streak BIGINT NOT NULL,          -- puzzles solved in a row, up to the last one
    longest BIGINT NOT NULL,
    PRIMARY KEY (person, title)
);

CREATE TABLE puzzle_ratings (
    title TEXT NOT NULL,
    number BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (title, number)
);
