"""A host of tables for one device: everything in one program, without a server or a network.

It answers the same requests and live connections as the server, with the same words, and keeps its
games on a shelf. It runs wherever asyncio does, also in a browser. Nothing is imported here, so
that whoever only searches needn't load the rest.
"""
