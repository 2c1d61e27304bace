"""Where bots, notebooks and coaches think."""
