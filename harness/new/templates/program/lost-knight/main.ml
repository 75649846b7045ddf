let rec read_lines () =
  match String.trim (read_line ()) with
  | "" -> read_lines ()
  | line -> line :: read_lines ()
  | exception End_of_file -> []

let board = Array.of_list (read_lines ())

let start = ref (0, 0)

let () =
  Array.iteri
    (fun row line ->
      match String.index_opt line 'C' with
      | Some column -> start := (row, column)
      | None -> ())
    board

(* {{todo}} *)

let () = print_endline "{{yet}}"
