module tabuleiro
  implicit none
  integer, parameter :: n = 8
  integer, parameter :: saltos(2, 8) = reshape( &
    [2, 1, 1, 2, -1, 2, -2, 1, -2, -1, -1, -2, 1, -2, 2, -1], [2, 8])
  integer :: casas(n, n) = 0

contains

  logical function livre(l, c)
    integer, intent(in) :: l, c
    livre = .false.
    if (l < 1 .or. l > n .or. c < 1 .or. c > n) return
    livre = casas(l, c) == 0
  end function livre

  ! quantas saidas tem a casa (regra de Warnsdorff)
  integer function saidas(l, c)
    integer, intent(in) :: l, c
    integer :: k
    saidas = 0
    do k = 1, 8
      if (livre(l + saltos(1, k), c + saltos(2, k))) saidas = saidas + 1
    end do
  end function saidas

  recursive function passear(l, c, passo) result(achou)
    integer, intent(in) :: l, c, passo
    logical :: achou
    integer :: k, grau, nl, nc

    casas(l, c) = passo
    achou = passo == n * n
    if (achou) return
    do grau = 0, 8
      do k = 1, 8
        nl = l + saltos(1, k)
        nc = c + saltos(2, k)
        if (.not. livre(nl, nc)) cycle
        if (saidas(nl, nc) /= grau) cycle
        achou = passear(nl, nc, passo + 1)
        if (achou) return
      end do
    end do
    casas(l, c) = 0
  end function passear

end module tabuleiro

program passeio
  use tabuleiro
  implicit none
  integer :: linhas, colunas, linha, coluna, i

  read (*, *) linhas, colunas, linha, coluna
  if (passear(linha + 1, coluna + 1, 1)) then
    do i = 1, n
      print '(8i4)', casas(i, :)
    end do
  else
    print *, 'Nao existe passeio'
  end if
end program passeio
