"""The client in a browser with a server that is played in the page, and time that a test lets pass.

The page is the real one. What the server says is made by its own code beforehand, so that thousands
of positions can be shown without a network.
"""
