"""Rows of numbers inside compiled objects, as Python sees them: like the lists that they are in pure Python."""

from libc.stdint cimport int16_t, int64_t


cdef class Row:
    """Some numbers of an object, to be read and written in place; it keeps the object alive."""

    cdef int64_t read(self, Py_ssize_t k) noexcept:
        return self.wide[k] if self.wide is not NULL else self.narrow[k]

    cdef int write(self, Py_ssize_t k, object value) except -1:
        if self.wide is not NULL:
            self.wide[k] = value
        else:
            self.narrow[k] = value
        return 0

    cdef Py_ssize_t place(self, object key) except -1:
        cdef Py_ssize_t k = key
        if k < 0:
            k += self.length
        if not 0 <= k < self.length:
            raise IndexError(f"expected a place from 0 to {self.length - 1}; got {key}")
        return k

    def __len__(self):
        return self.length

    def __iter__(self):
        return iter([self.read(k) for k in range(self.length)])

    def __getitem__(self, key):
        if isinstance(key, slice):
            return [self.read(k) for k in range(*key.indices(self.length))]
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


cdef Row wide(object owner, int64_t* numbers, Py_ssize_t length):
    row = Row()
    row.owner, row.length, row.wide = owner, length, numbers
    return row


cdef Row narrow(object owner, int16_t* numbers, Py_ssize_t length):
    row = Row()
    row.owner, row.length, row.narrow = owner, length, numbers
    return row
