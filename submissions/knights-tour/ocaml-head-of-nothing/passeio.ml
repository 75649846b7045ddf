let saltos = [ (2, 1); (1, 2); (-1, 2); (-2, 1); (-2, -1); (-1, -2); (1, -2); (2, -1) ]

let n = 8
let tabuleiro = Array.make_matrix n n 0

let livres (l, c) =
  saltos
  |> List.map (fun (dl, dc) -> (l + dl, c + dc))
  |> List.filter (fun (l, c) -> l >= 0 && l < n && c >= 0 && c < n && tabuleiro.(l).(c) = 0)

(* vai sempre para a primeira casa livre *)
let rec passear (l, c) passo =
  tabuleiro.(l).(c) <- passo;
  if passo < n * n then
    passear (List.hd (livres (l, c))) (passo + 1)

let () =
  Scanf.scanf " %d %d %d %d" (fun _ _ linha coluna -> passear (linha, coluna) 1);
  Array.iter
    (fun linha ->
      Array.iter (Printf.printf "%3d") linha;
      print_newline ())
    tabuleiro
