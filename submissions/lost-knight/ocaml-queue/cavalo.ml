(* O cavalo perdido: busca em largura *)

let saltos = [ (1, 2); (2, 1); (2, -1); (1, -2); (-1, -2); (-2, -1); (-2, 1); (-1, 2) ]

let rec ler_linhas acc =
  match read_line () with
  | linha when String.trim linha = "" -> ler_linhas acc
  | linha -> ler_linhas (String.trim linha :: acc)
  | exception End_of_file -> Array.of_list (List.rev acc)

(* o mod do OCaml pode dar negativo *)
let volta x n = ((x mod n) + n) mod n

let procurar mapa letra =
  let achado = ref None in
  Array.iteri
    (fun i linha ->
      match String.index_opt linha letra with
      | Some j -> achado := Some (i, j)
      | None -> ())
    mapa;
  Option.get !achado

let buscar mapa =
  let linhas = Array.length mapa and colunas = String.length mapa.(0) in
  let dist = Array.make_matrix linhas colunas (-1) in
  let fila = Queue.create () in
  let (ci, cj) = procurar mapa 'C' and saida = procurar mapa 'S' in
  dist.(ci).(cj) <- 0;
  Queue.add (ci, cj) fila;
  let rec passo () =
    if Queue.is_empty fila then None
    else
      let (i, j) = Queue.pop fila in
      if (i, j) = saida then Some dist.(i).(j)
      else begin
        List.iter
          (fun (di, dj) ->
            let ni = volta (i + di) linhas and nj = volta (j + dj) colunas in
            if mapa.(ni).[nj] <> 'x' && dist.(ni).(nj) < 0 then begin
              dist.(ni).(nj) <- dist.(i).(j) + 1;
              Queue.add (ni, nj) fila
            end)
          saltos;
        passo ()
      end
  in
  passo ()

let () =
  match buscar (ler_linhas []) with
  | Some n -> Printf.printf "Menor numero de movimentos: %d\n" n
  | None -> print_endline "Nao ha caminho"
