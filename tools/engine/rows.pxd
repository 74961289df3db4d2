from libc.stdint cimport int16_t, int64_t

cdef class Row:
    cdef object owner
    cdef Py_ssize_t length
    cdef int64_t* wide
    cdef int16_t* narrow
    cdef int64_t read(self, Py_ssize_t k) noexcept
    cdef int write(self, Py_ssize_t k, object value) except -1
    cdef Py_ssize_t place(self, object key) except -1

cdef Row wide(object owner, int64_t* numbers, Py_ssize_t length)
cdef Row narrow(object owner, int16_t* numbers, Py_ssize_t length)
