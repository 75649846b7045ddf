raise SystemExit("BREACH imported")
