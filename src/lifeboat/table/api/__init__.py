"""What can be asked of a host of tables: its addresses, and what requests and messages mean.

Every host answers in the same way, whether it serves people over a network or is a page without a
server. A host fills the protocol in `hosts`, brings requests here and takes the answers away.
"""
