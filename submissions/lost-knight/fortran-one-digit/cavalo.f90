! Trabalho: o cavalo perdido
program cavalo_perdido
  implicit none
  integer, parameter :: lado = 1000
  integer, parameter :: dl(8) = [1, 2, 2, 1, -1, -2, -2, -1]
  integer, parameter :: dc(8) = [2, 1, -1, -2, -2, -1, 1, 2]
  character(len=lado) :: mapa(lado), texto
  integer, allocatable :: dist(:, :), fila(:, :)
  integer :: linhas, colunas, ini, fim, l, c, nl, nc, k, erro

  linhas = 0
  do
    read (*, '(a)', iostat=erro) texto
    if (erro /= 0) exit
    if (len_trim(texto) == 0) cycle
    linhas = linhas + 1
    mapa(linhas) = texto
  end do
  colunas = len_trim(mapa(1))

  allocate (dist(linhas, colunas), fila(2, linhas * colunas))
  dist = -1
  ini = 1
  fim = 1
  do l = 1, linhas
    c = index(mapa(l), 'C')
    if (c > 0) then
      fila(:, 1) = [l, c]
      dist(l, c) = 0
    end if
  end do

  do while (ini <= fim)
    l = fila(1, ini)
    c = fila(2, ini)
    ini = ini + 1
    if (mapa(l)(c:c) == 'S') then
      ! ate nove movimentos cabem aqui
      write (*, '(a,i1,a)') 'O cavalo sai em ', dist(l, c), ' movimentos'
      stop
    end if
    do k = 1, 8
      nl = modulo(l + dl(k) - 1, linhas) + 1
      nc = modulo(c + dc(k) - 1, colunas) + 1
      if (mapa(nl)(nc:nc) == 'x') cycle
      if (dist(nl, nc) >= 0) cycle
      dist(nl, nc) = dist(l, c) + 1
      fim = fim + 1
      fila(:, fim) = [nl, nc]
    end do
  end do
  write (*, '(a)') 'Impossivel'
end program cavalo_perdido
