program main
  implicit none
  character(len=80) :: line
  integer :: rows, columns, row, column
  logical :: closed

  read (*, '(a)') line
  read (line, *) rows, columns, row, column
  closed = index(line, 'closed') > 0

  ! {{todo}}

  print '(a)', '{{yet}}'
end program main
