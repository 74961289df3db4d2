"""Measurements that take a while: how fast the parts are that people wait for."""
