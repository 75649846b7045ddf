words <- scan(file("stdin"), what = "", quiet = TRUE)
size <- as.integer(words[1:2])
start <- as.integer(words[3:4])
closed <- "closed" %in% words

# {{todo}}

cat("{{yet}}\n")
