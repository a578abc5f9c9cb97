"""Sessions at one screen: playing, saving and replaying games with typed commands."""
