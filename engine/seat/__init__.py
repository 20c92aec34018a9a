"""What a given seat may see: the table, the log and the requests, without any hidden front."""
