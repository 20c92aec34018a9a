"""What a given seat may see: the table, the log and the requests, with every hidden front taken out."""
