# Busca em largura, um nivel inteiro de cada vez
args <- commandArgs(trailingOnly = TRUE)
texto <- readLines(args[1])
mapa <- do.call(rbind, strsplit(texto[nzchar(texto)], ""))

saltos <- expand.grid(dl = c(-2, -1, 1, 2), dc = c(-2, -1, 1, 2))
saltos <- saltos[abs(saltos$dl) != abs(saltos$dc), ]

vizinhas <- function(casas) {
  l <- outer(saltos$dl, casas[, 1], "+") - 1
  c <- outer(saltos$dc, casas[, 2], "+") - 1
  cbind(as.vector(l) %% nrow(mapa) + 1, as.vector(c) %% ncol(mapa) + 1)
}

visitada <- mapa == "x"
nivel <- which(mapa == "C", arr.ind = TRUE)
visitada[nivel] <- TRUE
movimentos <- 0
resposta <- NA
while (nrow(nivel) > 0) {
  if (any(mapa[nivel] == "S")) {
    resposta <- movimentos
    break
  }
  novas <- vizinhas(nivel)
  novas <- novas[!visitada[novas], , drop = FALSE]
  visitada[novas] <- TRUE
  nivel <- which(matrix(FALSE, nrow(mapa), ncol(mapa)), arr.ind = TRUE)
  if (nrow(novas) > 0) {
    nivel <- novas[!duplicated(novas[, 1] * ncol(mapa) + novas[, 2]), , drop = FALSE]
  }
  movimentos <- movimentos + 1
}

if (is.na(resposta)) {
  cat("Não é possível chegar na saída.\n")
} else {
  cat("O menor caminho tem", resposta, "movimentos.\n")
}
