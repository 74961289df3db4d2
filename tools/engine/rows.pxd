from libc.stdint cimport int8_t, int16_t, int32_t, int64_t

cdef class Row

cdef class Place:
    cdef Py_ssize_t start
    cdef int width
    cdef list shape
    cdef Row row(self, object owner, Py_ssize_t line)

cdef class Row:
    cdef object owner
    cdef Py_ssize_t length
    cdef char* numbers
    cdef int width
    cdef Py_ssize_t place(self, object key) except -1
    cdef list part(self, Py_ssize_t start, Py_ssize_t stop, Py_ssize_t step)

cdef Place place(Py_ssize_t start, int width, list shape)
cdef int show(type kind, dict places) except -1
cdef dict save(object owner, object form)
cdef int load(object owner, object saved, object form) except -1
