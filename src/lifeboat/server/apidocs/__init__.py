"""The API documents, generated from the types of requests and messages."""
