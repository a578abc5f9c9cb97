"""Tests of lifeboat.table: laws, log, rendering, without a server."""
