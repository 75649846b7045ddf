entrada <- scan(file("stdin"), what = "", quiet = TRUE)
n <- as.integer(entrada[1:4])
linhas <- n[1]; colunas <- n[2]
l <- n[3]; c0 <- n[4]

dl <- c(1, 2, 2, 1, -1, -2, -2, -1)
dc <- c(2, 1, -1, -2, -2, -1, 1, 2)

# a casa (l, c) fica na posicao l * colunas + c + 1
passo <- integer(linhas * colunas)

livres <- function(l, c) {
  vl <- l + dl
  vc <- c + dc
  v <- vl * colunas + vc + 1
  v[vl >= 0 & vl < linhas & vc >= 0 & vc < colunas]
}

achou <- TRUE
for (i in seq_along(passo)) {
  passo[l * colunas + c0 + 1] <- i
  if (i == length(passo)) break
  v <- livres(l, c0)
  v <- v[passo[v] == 0]
  if (length(v) == 0) {
    achou <- FALSE
    break
  }
  saidas <- sapply(v, function(p) {
    w <- livres((p - 1) %/% colunas, (p - 1) %% colunas)
    sum(passo[w] == 0)
  })
  escolhida <- v[which.max(saidas)]
  l <- (escolhida - 1) %/% colunas
  c0 <- (escolhida - 1) %% colunas
}

if (achou) {
  write.table(matrix(passo, linhas, byrow = TRUE), row.names = FALSE, col.names = FALSE)
} else {
  cat("Sem passeio\n")
}
