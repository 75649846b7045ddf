% O cavalo perdido: busca em largura

:- initialization(main).
:- dynamic casa/3, visitada/2.

salto( 1,  2). salto( 2,  1). salto( 2, -1). salto( 1, -2).
salto(-1, -2). salto(-2, -1). salto(-2,  1). salto(-1,  2).

% guarda cada casa do mapa
ler(L, Colunas, Linhas) :-
    read_line_to_codes(user_input, Codigos),
    (   Codigos == end_of_file
    ->  Linhas = L
    ;   length(Codigos, Colunas),
        forall(nth0(C, Codigos, Letra), assertz(casa(L, C, Letra))),
        L1 is L + 1,
        ler(L1, Colunas, Linhas)
    ).

busca([L/C-N|_], _, _, N) :-
    casa(L, C, 'S'), !.
busca([L/C-N|Fila], Linhas, Colunas, Passos) :-
    N1 is N + 1,
    findall(L1/C1-N1,
            ( salto(DL, DC),
              L1 is (L + DL) mod Linhas,
              C1 is (C + DC) mod Colunas,
              \+ casa(L1, C1, x),
              \+ visitada(L1, C1),
              assertz(visitada(L1, C1)) ),
            Novas),
    append(Fila, Novas, Fila1),
    busca(Fila1, Linhas, Colunas, Passos).

main :-
    ler(0, Colunas, Linhas),
    casa(L, C, 'C'),
    assertz(visitada(L, C)),
    (   busca([L/C-0], Linhas, Colunas, Passos)
    ->  format("~d movimentos~n", [Passos])
    ;   writeln('sem solucao')
    ).
