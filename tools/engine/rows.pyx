"""Rows of numbers inside compiled objects, as Python sees them: like the lists that they are in pure Python."""

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t


cdef class Row:
    """Some numbers of an object, to be read and written in place; it keeps the object alive."""

    cdef int64_t read(self, Py_ssize_t k) noexcept:
        if self.width == 1:
            return (<int8_t*>self.numbers)[k]
        if self.width == 2:
            return (<int16_t*>self.numbers)[k]
        return (<int32_t*>self.numbers)[k] if self.width == 4 else (<int64_t*>self.numbers)[k]

    cdef int write(self, Py_ssize_t k, object value) except -1:
        if self.width == 1:
            (<int8_t*>self.numbers)[k] = value
        elif self.width == 2:
            (<int16_t*>self.numbers)[k] = value
        elif self.width == 4:
            (<int32_t*>self.numbers)[k] = value
        else:
            (<int64_t*>self.numbers)[k] = value
        return 0

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
            numbers.append(self.read(k))
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
        return self.read(self.place(key))

    def __setitem__(self, key, value):
        if isinstance(key, slice):
            places = range(*key.indices(self.length))
            values = list(value)
            if len(places) != len(values):
                raise ValueError(f"expected {len(places)} numbers; got {len(values)}")
            for k, number in zip(places, values):
                self.write(k, number)
        else:
            self.write(self.place(key), value)

    def __eq__(self, other):
        return list(self) == (list(other) if isinstance(other, Row) else other)

    def __repr__(self):
        return repr(list(self))


cdef Row row(object owner, void* numbers, int width, Py_ssize_t length):
    made = Row()
    made.owner, made.length, made.numbers, made.width = owner, length, <char*>numbers, width
    return made


cdef list grid(object owner, void* numbers, int width, Py_ssize_t lines, Py_ssize_t length):
    """Rows of numbers, one for each line."""
    return [row(owner, <char*>numbers + k * length * width, width, length) for k in range(lines)]
