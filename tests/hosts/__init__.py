"""What every host of tables has to answer alike, whether it is a server or a device."""
