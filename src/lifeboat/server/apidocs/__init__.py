"""The API documents, made from the types of requests and messages."""
