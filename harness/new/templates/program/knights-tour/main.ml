let words = String.split_on_char ' ' (String.trim (read_line ()))

let rows, columns, row, column =
  match List.filteri (fun i _ -> i < 4) words |> List.map int_of_string with
  | [ rows; columns; row; column ] -> (rows, columns, row, column)
  | _ -> failwith "four numbers"

let closed = List.mem "closed" words

(* {{todo}} *)

let () = print_endline "{{yet}}"
