"""The rules of Septentrick, one by one."""
