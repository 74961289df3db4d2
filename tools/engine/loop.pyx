"""Many games in one loop: what lazaretto/envs/loop.py says in Python, statement by statement, said for C."""

from cpython.buffer cimport (
    PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer,
)
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from lazaretto.compiled.kernel cimport Part, Rng, State, asked, choose, draw, is_open, turn_to, word
from lazaretto.kernel cimport bits

from lazaretto.compiled import rows
from lazaretto.envs import loop as python

cdef enum:
    FRAMES = 32
    STEPS = 256  # numbers of steps
    WIDEST = 252  # answers to a question
    WORD = 63  # answers in a word


cdef struct Run:
    Py_ssize_t start, length  # where numbers lie in the object, and how many of them side by side
    int width  # bytes of a number
    int members  # of a set; 0: a number is written as it is


cdef class Held:
    """A buffer that cannot go away as long as it is written to."""

    cdef Py_buffer buffer

    def __cinit__(self, object owner, Py_ssize_t bytes, bint written):
        PyObject_GetBuffer(owner, &self.buffer, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (PyBUF_WRITABLE if written else 0))
        if self.buffer.len < bytes:
            raise ValueError(f"expected a buffer of {bytes} bytes; got {self.buffer.len}")

    def __dealloc__(self):
        if self.buffer.buf is not NULL:
            PyBuffer_Release(&self.buffer)


cdef class Writer:
    cdef Run* runs
    cdef Py_ssize_t counts[17]  # of the position and of each part: where its runs end
    cdef list kinds  # the classes of the position and of each part: no other is to be read by these places
    cdef int16_t steps[STEPS]
    cdef Py_ssize_t size

    def __cinit__(self, plan, start):
        self.size = plan.size
        for k in range(STEPS):
            self.steps[k] = plan.steps[k]
        self.runs = <Run*>calloc(sum(n.used[0] if len(n.used) == 2 else 1 for form in plan.forms for n in form), sizeof(Run))
        if self.runs is NULL:
            raise MemoryError
        owners = [start, *start.parts]
        if len(owners) > 17:
            raise ValueError(f"expected 16 parts at most; got {len(owners) - 1}")
        self.kinds = [type(owner) for owner in owners]
        cdef Py_ssize_t n = 0, first, line, length, written = 1 + 4 * FRAMES
        cdef Run run
        for k, owner in enumerate(owners):
            places, first = rows.places_of(owner), n
            for numbers, members in zip(plan.forms[k], plan.members[k], strict=True):
                place, width, shape = places[numbers.name]
                used = numbers.used
                length = used[-1] if used else 1
                for line in range(used[0] if len(used) == 2 else 1):  # the rows of a grid
                    run = Run(place + line * (shape[-1] if shape else 1) * width, length, width, members)
                    written += length * (members or 1)
                    if n > first and follows(self.runs[n - 1], run):
                        self.runs[n - 1].length += length
                    else:
                        self.runs[n] = run
                        n += 1
            self.counts[k] = n
        if written != self.size:
            raise ValueError(f"expected {self.size} numbers; the fields have {written}")

    def __dealloc__(self):
        free(self.runs)

    def write(self, State known, int observer, object out, Py_ssize_t at):
        if at < 0:
            raise IndexError(f"expected a place from 0 on; got {at}")
        cdef Held held = Held(out, (at + self.size) * sizeof(int16_t), True)
        self.check(known)
        self.put(known, observer, <int16_t*>held.buffer.buf + at)

    cdef int check(self, State known) except -1:
        kinds = [type(known), *[type(part) for part in known.parts]]
        if kinds != self.kinds:
            raise TypeError(f"expected a position of {self.kinds}; got one of {kinds}")
        return 0

    cdef int put(self, State known, int64_t observer, int16_t* out) except -1:
        cdef Py_ssize_t k, before
        cdef int64_t f
        cdef int16_t* end = out + self.size
        out[0] = <int16_t>observer
        out += 1
        memset(out, 0, 4 * FRAMES * sizeof(int16_t))
        for k in range(min(known.depth, FRAMES)):
            f = known.stack[known.depth - 1 - k]
            out[k] = self.steps[f & 255]
            out[FRAMES + k] = f >> 8 & 15
            out[2 * FRAMES + k] = f >> 12 & 255
            out[3 * FRAMES + k] = f >> 20 & 255
        out += 4 * FRAMES
        out = put_runs(<char*><void*>known, self.runs, self.counts[0], out, end)
        for k in range(1, len(self.kinds)):
            part, before = known.parts[k - 1], self.counts[k - 1]
            out = put_runs(<char*><void*>part, self.runs + before, self.counts[k] - before, out, end)
        return 0


cdef bint follows(Run run, Run following):
    """Whether the numbers of the second lie just behind those of the first, and are written in the same way."""
    return (
        run.members == following.members and run.width == following.width
        and run.start + run.length * run.width == following.start
    )


cdef int16_t* put_runs(char* owner, Run* runs, Py_ssize_t count, int16_t* out, int16_t* end) noexcept nogil:
    cdef Py_ssize_t n, k
    cdef Run run
    cdef char* numbers
    for n in range(count):
        run = runs[n]  # a copy: for all that C knows, what is written could change the original
        numbers = owner + run.start
        if run.members:
            out = put_sets(numbers, run, out, end)
            continue
        if run.width == 1:
            for k in range(run.length):
                out[k] = (<int8_t*>numbers)[k]
        elif run.width == 8:
            for k in range(run.length):
                out[k] = <int16_t>(<int64_t*>numbers)[k]
        else:
            for k in range(run.length):
                out[k] = <int16_t>read(numbers, run.width, k)
        out += run.length
    return out


cdef inline int16_t* put_sets(char* numbers, Run run, int16_t* out, int16_t* end) noexcept nogil:
    cdef Py_ssize_t k
    if run.width == 1 and run.members <= 8 and out + run.length * run.members + 8 <= end:
        for k in range(run.length):  # as put_set does, without its looks at the end
            memcpy(out, SPREAD[(<uint8_t*>numbers)[k]], 8 * sizeof(int16_t))
            out += run.members
        return out
    for k in range(run.length):
        out = put_set(read(numbers, run.width, k), run.members, out, end)
    return out


cdef inline int64_t read(char* numbers, int width, Py_ssize_t k) noexcept nogil:
    if width == 1:
        return (<int8_t*>numbers)[k]
    if width == 2:
        return (<int16_t*>numbers)[k]
    return (<int32_t*>numbers)[k] if width == 4 else (<int64_t*>numbers)[k]


cdef int16_t SPREAD[256][8]  # [byte]: its bits as numbers
for _byte in range(256):
    for _bit in range(8):
        SPREAD[_byte][_bit] = _byte >> _bit & 1


cdef inline int16_t* put_set(int64_t members, int size, int16_t* out, int16_t* end) noexcept nogil:
    """Eight members at a time. What is written too much the next field overwrites; at the end nothing is."""
    while size >= 8:
        memcpy(out, SPREAD[members & 255], 8 * sizeof(int16_t))
        members >>= 8
        size -= 8
        out += 8
    if out + 8 <= end:
        memcpy(out, SPREAD[members & 255], 8 * sizeof(int16_t))
    else:
        memcpy(out, SPREAD[members & 255], size * sizeof(int16_t))
    return out + size


cdef class Loop:
    cdef list games, rngs
    cdef State begin
    cdef object plan, rewards
    cdef bint dealt
    cdef Writer writer
    cdef State known
    cdef list seats  # each seat, and None for whoever is behind them: a spectator
    cdef Py_ssize_t n, size, actions, players
    cdef int16_t* numbers[STEPS]  # [step][answer]: the number of its choice, or -1
    cdef int16_t* answers[STEPS]  # [step][choice]: the answer that it is, or -1
    cdef int16_t* found  # [game]: the answer that is given
    cdef int16_t* obs
    cdef uint8_t* mask
    cdef int8_t* seat
    cdef float* reward
    cdef uint8_t* done
    cdef list held

    def __cinit__(self, State start, plan, seeds, rewards, bint dealt):
        self.begin, self.plan, self.rewards, self.dealt = start, plan, rewards, dealt
        self.games = [start.fork() for _ in seeds]
        self.rngs = [Rng(seed) for seed in seeds]
        self.writer = Writer(plan, start)
        self.known = start.fork()
        self.seats = [*range(start.players), None]
        self.n, self.size, self.actions, self.players = len(self.games), plan.size, plan.actions, start.players
        self.found = <int16_t*>calloc(self.n or 1, sizeof(int16_t))
        if self.found is NULL:
            raise MemoryError

    def __dealloc__(self):
        for k in range(STEPS):
            free(self.numbers[k])
            free(self.answers[k])
        free(self.found)

    def attach(self, obs, mask, seat, reward, done):
        cdef Held a = Held(obs, self.n * self.size * sizeof(int16_t), True), b = Held(mask, self.n * self.actions, True)
        cdef Held c = Held(seat, self.n, True), d = Held(reward, self.n * self.players * sizeof(float), True)
        cdef Held e = Held(done, self.n, True)
        self.obs, self.mask, self.seat = <int16_t*>a.buffer.buf, <uint8_t*>b.buffer.buf, <int8_t*>c.buffer.buf
        self.reward, self.done = <float*>d.buffer.buf, <uint8_t*>e.buffer.buf
        self.held = [a, b, c, d, e]

    cdef int attached(self) except -1:
        if self.held is None:
            raise ValueError("expected buffers: attach them first")
        return 0

    def reset(self):
        cdef Py_ssize_t k
        self.attached()
        for k in range(self.n):
            copy(self.begin, <State>self.games[k])
            self.tell_nothing(k)
            self.settle(k)

    def show(self):
        cdef Py_ssize_t k
        self.attached()
        for k in range(self.n):
            self.show_one(k)

    def step(self, actions, where=None):
        cdef Held held = Held(actions, self.n * sizeof(int64_t), False)
        cdef Held chosen = None if where is None else Held(where, self.n, False)
        cdef int64_t* given = <int64_t*>held.buffer.buf
        cdef uint8_t* steps = NULL if where is None else <uint8_t*>chosen.buffer.buf
        cdef Py_ssize_t k
        self.attached()
        for k in range(self.n):
            self.found[k] = self.answer(k, given[k]) if steps is NULL or steps[k] else -1
        for k in range(self.n):
            self.tell_nothing(k)
            if self.found[k] >= 0:
                choose(<State>self.games[k], self.found[k])
                self.settle(k)

    def state(self, Py_ssize_t k):
        return (<State?>self.games[k]).fork()

    def stream(self, Py_ssize_t k):
        return (<Rng?>self.rngs[k]).x

    def put(self, Py_ssize_t k, State s, int64_t x):
        self.writer.check(s)
        if s.layout is not self.begin.layout or s.players != self.players:
            raise ValueError("expected a position of the same rules")
        copy(s, <State?>self.games[k])
        (<Rng?>self.rngs[k]).x = x

    def sample(self, out, Rng rng):
        cdef Held held = Held(out, self.n * sizeof(int64_t), True)
        cdef int64_t* given = <int64_t*>held.buffer.buf
        cdef Py_ssize_t k
        cdef State s
        for k in range(self.n):
            s = <State>self.games[k]
            given[k] = self.numbered(s)[draw(s, rng)]

    def observe(self, Py_ssize_t k, int64_t seat, out):
        cdef Held held = Held(out, self.size * sizeof(int16_t), True)
        self.write(self.games[k], seat, <int16_t*>held.buffer.buf)

    cdef void tell_nothing(self, Py_ssize_t k) noexcept:
        self.done[k] = 0
        memset(self.reward + k * self.players, 0, self.players * sizeof(float))

    cdef int settle(self, Py_ssize_t k) except -1:
        cdef State s = <State>self.games[k]
        cdef Py_ssize_t seat
        self.deal(k)
        if not s.options:
            self.done[k] = 1
            rewards = self.rewards(s)
            for seat in range(self.players):
                self.reward[k * self.players + seat] = rewards[seat]
            copy(self.begin, s)
            self.deal(k)
        return self.show_one(k)

    cdef int deal(self, Py_ssize_t k) except -1:
        cdef State s = <State>self.games[k]
        cdef Rng rng = <Rng>self.rngs[k]
        while self.dealt and s.chance and s.options:
            choose(s, draw(s, rng))
        return 0

    cdef int show_one(self, Py_ssize_t k) except -1:
        cdef State s = <State>self.games[k]
        cdef int64_t f = s.stack[s.depth - 1], left
        cdef int seat = -1 if s.chance else f >> 8 & 15
        cdef uint8_t* mask = self.mask + k * self.actions
        cdef int16_t* numbers = self.numbered(s)
        cdef int w, number
        self.seat[k] = seat
        memset(mask, 0, self.actions)
        for w in range(s.words + 1):
            left = word(s, w)
            while left:
                number = numbers[w * WORD + bits.low(left)]
                if number < 0:
                    raise ValueError(f"expected a choice for every answer of {s.step(f)}")
                mask[number] = 1
                left &= left - 1
        return self.write(s, self.players if s.chance else seat, self.obs + k * self.size)

    cdef int write(self, State s, int64_t seat, int16_t* out) except -1:
        cdef State known = self.known
        copy(s, known)
        if seat != self.players and s.options and not s.chance and (s.stack[s.depth - 1] >> 8 & 15) != seat:
            if seat in asked(s):
                turn_to(known, seat)
        known.forget(self.seats[seat])
        return self.writer.put(known, seat, out)

    cdef int16_t* numbered(self, State s) except NULL:
        """What the step that asks has for each answer; both ways are worked out when it asks for the first time."""
        cdef int64_t k = s.stack[s.depth - 1] & 255
        cdef int16_t* numbers
        cdef int i
        if self.numbers[k] is NULL:
            found = python.choice_numbers(s)
            if len(found) > WIDEST or max(found) >= self.actions:
                raise ValueError(f"expected {WIDEST} answers at most, of {self.actions} choices; got {found}")
            self.answers[k] = <int16_t*>calloc(self.actions, sizeof(int16_t))
            numbers = <int16_t*>calloc(WIDEST, sizeof(int16_t))
            if self.answers[k] is NULL or numbers is NULL:
                raise MemoryError
            for i in range(self.actions):
                self.answers[k][i] = -1
            for i in range(WIDEST):
                numbers[i] = -1
            for i in range(len(found)):
                numbers[i] = found[i]
                if found[i] >= 0:
                    self.answers[k][<Py_ssize_t>found[i]] = i
            self.numbers[k] = numbers
        return self.numbers[k]

    cdef int answer(self, Py_ssize_t k, int64_t action) except -1:
        cdef State s = <State>self.games[k]
        cdef int answer = -1
        self.numbered(s)
        if 0 <= action < self.actions:
            answer = self.answers[s.stack[s.depth - 1] & 255][action]
        if not is_open(s, answer):
            python.refuse(k, s, action)
        return answer


cdef int copy(State s, State twin) except -1:
    cdef Py_ssize_t k
    s.copy_fields(twin)
    for k in range(len(s.parts)):
        (<Part>s.parts[k]).copy_fields(twin.parts[k])
    return 0
