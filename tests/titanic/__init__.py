"""The rules of SOS Titanic, one by one."""
