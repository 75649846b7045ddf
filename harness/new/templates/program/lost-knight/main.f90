program main
  implicit none
  character(len=1000) :: board(1000), line
  integer :: rows, columns, row, column, i, status

  rows = 0
  do
    read (*, '(a)', iostat=status) line
    if (status /= 0) exit
    if (len_trim(line) == 0) cycle
    rows = rows + 1
    board(rows) = line
  end do
  columns = len_trim(board(1))

  do i = 1, rows
    if (index(board(i), 'C') > 0) then
      row = i
      column = index(board(i), 'C')
    end if
  end do

  ! {{todo}}

  print '(a)', '{{yet}}'
end program main
