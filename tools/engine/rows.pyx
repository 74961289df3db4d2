"""The numbers inside compiled objects as Python sees them: rows that are like lists, and fields that are saved."""

from cpython.object cimport PyObject
from cpython.long cimport PyLong_AsLongLongAndOverflow
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t


cdef extern from *:
    ctypedef struct PyTypeObject:
        PyObject* tp_dict
    void PyType_Modified(PyTypeObject*)


cdef class Place:
    """Where the numbers of a field begin in an object, how many bytes each takes, and the lengths of its axes.

    As an attribute of the class it is found in the place of a row, as a property is.
    """

    def __get__(self, owner, kind):
        if owner is None:
            return self
        return self.row(owner, 0) if len(self.shape) == 1 else [self.row(owner, k) for k in range(self.shape[0])]

    cdef Row row(self, object owner, Py_ssize_t line):
        cdef Row made = Row.__new__(Row)
        made.owner, made.length, made.width = owner, self.shape[-1], self.width
        made.numbers = begin(owner, self) + line * made.length * self.width
        return made


cdef class Row:
    """Some numbers of an object, to be read and written in place; it keeps the object alive."""

    cdef Py_ssize_t place(self, object key) except -1:
        cdef Py_ssize_t k = key
        if k < 0:
            k += self.length
        if not 0 <= k < self.length:
            raise IndexError(f"expected a place from 0 to {self.length - 1}; got {key}")
        return k

    cdef list part(self, Py_ssize_t start, Py_ssize_t stop, Py_ssize_t step):
        cdef list numbers = []
        cdef Py_ssize_t k = start
        while k < stop if step > 0 else k > stop:
            numbers.append(read(self.numbers, self.width, k))
            k += step
        return numbers

    def __len__(self):
        return self.length

    def __iter__(self):
        return iter(self.part(0, self.length, 1))

    def __getitem__(self, key):
        if isinstance(key, slice):
            start, stop, step = key.indices(self.length)
            return self.part(start, stop, step)
        return read(self.numbers, self.width, self.place(key))

    def __setitem__(self, key, value):
        if isinstance(key, slice):
            places = range(*key.indices(self.length))
            values = list(value)
            if len(places) != len(values):
                raise ValueError(f"expected {len(places)} numbers; got {len(values)}")
            for k, number in zip(places, values):
                write(self.numbers, self.width, k, number)
        else:
            write(self.numbers, self.width, self.place(key), value)

    def __eq__(self, other):
        return list(self) == (list(other) if isinstance(other, Row) else other)

    def __repr__(self):
        return repr(list(self))


cdef int64_t read(char* numbers, int width, Py_ssize_t k) noexcept:
    if width == 1:
        return (<int8_t*>numbers)[k]
    if width == 2:
        return (<int16_t*>numbers)[k]
    return (<int32_t*>numbers)[k] if width == 4 else (<int64_t*>numbers)[k]


cdef int write(char* numbers, int width, Py_ssize_t k, object value) except -1:
    if width == 1:
        (<int8_t*>numbers)[k] = value
    elif width == 2:
        (<int16_t*>numbers)[k] = value
    elif width == 4:
        (<int32_t*>numbers)[k] = value
    else:
        (<int64_t*>numbers)[k] = value
    return 0


# ---------------------------------------------------------------- places

cdef dict tables = {}  # by class: the places of its fields, by name


cdef Place place(Py_ssize_t start, int width, list shape):
    made = Place()
    made.start, made.width, made.shape = start, width, shape
    return made


cdef int show(type kind, dict places) except -1:
    """Let Python get at the rows of a class, which a compiled class cannot be given as attributes by itself."""
    tables[kind] = places
    for name, place in places.items():
        if (<Place>place).shape:
            (<object>(<PyTypeObject*>kind).tp_dict)[name] = place
    PyType_Modified(<PyTypeObject*>kind)
    return 0


cdef dict places(object owner):
    """The places in an object."""
    for kind in type(owner).__mro__:
        if kind in tables:
            return tables[kind]


def places_of(object owner):
    """By the name of each declared field: where it begins, how many bytes a number takes, and the lengths of its axes."""
    found = places(owner)
    return {name: ((<Place>place).start, (<Place>place).width, (<Place>place).shape) for name, place in found.items()}


cdef char* begin(object owner, Place place):
    return <char*><void*>owner + place.start


# ---------------------------------------------------------------- saving and loading: see kernel/fields.py


cdef dict save(object owner, object form):
    """The fields of an object as plain data: of each axis what is in use."""
    cdef dict found = places(owner), saved = {}
    cdef tuple used
    for numbers in form:
        name, used = numbers.name, numbers.used
        saved[name] = taken(owner, found[name], used)
    return saved


cdef object taken(object owner, Place place, tuple used):
    cdef char* start = begin(owner, place)
    if not used:
        return read(start, place.width, 0)
    cdef Py_ssize_t k, line, lines = used[0] if len(used) == 2 else 1, length = used[-1], whole = place.shape[-1]
    cdef list numbers = []
    for line in range(lines):
        for k in range(length):
            numbers.append(read(start, place.width, line * whole + k))
    return numbers


cdef int load(object owner, object saved, object form) except -1:
    """Give an object saved fields; whatever cannot be one is refused, and then nothing is changed."""
    cdef dict found = places(owner)
    cdef tuple used
    for numbers in form:
        value = saved[numbers.name]
        if not fits(value, numbers.used != (), numbers.size, numbers.least, numbers.most, numbers.other):
            numbers.check(value)  # which says why
    for numbers in form:
        name, used = numbers.name, numbers.used
        put(owner, found[name], used, saved[name])
    return 0


cdef bint fits(object value, bint many, Py_ssize_t size, int64_t least, int64_t most, object other) except -1:
    """Whether a value may be that of a field."""
    cdef int64_t beside = least if other is None else other
    if not many:
        return in_range(value, least, most, beside)
    if type(value) is not list or len(<list>value) != size:
        return False
    for number in <list>value:
        if not in_range(number, least, most, beside):
            return False
    return True


cdef bint in_range(object number, int64_t least, int64_t most, int64_t other) except -1:
    cdef int beyond = 0
    if type(number) is not int:
        return False
    cdef long long value = PyLong_AsLongLongAndOverflow(number, &beyond)
    return not beyond and (least <= value <= most or value == other)


cdef int put(object owner, Place place, tuple used, object value) except -1:
    cdef char* start = begin(owner, place)
    if not used:
        return write(start, place.width, 0, value)
    cdef Py_ssize_t k, line, lines = used[0] if len(used) == 2 else 1, length = used[-1], whole = place.shape[-1]
    for line in range(lines):
        for k in range(length):
            write(start, place.width, line * whole + k, (<list>value)[line * length + k])
    return 0
