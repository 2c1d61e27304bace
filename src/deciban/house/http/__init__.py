"""How the house is reached: addresses, sockets, pages, and who is asking."""
