"""Tests of lifeboat.table: laws, log and rendering, without a server."""
