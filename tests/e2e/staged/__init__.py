"""The client in a browser with a scripted server in the page, and a clock that the test moves.

The page is the real one. The server's own code makes the messages beforehand, so that thousands of
positions can be shown without a network.
"""
