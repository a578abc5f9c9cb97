"""Tests of the C that mypyc makes from the rules and the players."""
