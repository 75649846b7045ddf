% Passeio do cavalo no tabuleiro de xadrez, pela regra de Warnsdorff

:- initialization(main).

lado(8).

salto( 1,  2). salto( 2,  1). salto( 2, -1). salto( 1, -2).
salto(-1, -2). salto(-2, -1). salto(-2,  1). salto(-1,  2).

vizinha(L/C, Visitadas, L1/C1) :-
    lado(N),
    salto(DL, DC),
    L1 is L + DL, between(1, N, L1),
    C1 is C + DC, between(1, N, C1),
    \+ memberchk(L1/C1, Visitadas).

saidas(Casa, Visitadas, Quantas) :-
    aggregate_all(count, vizinha(Casa, Visitadas, _), Quantas).

% as casas com menos saidas vem primeiro
ordenadas(Casa, Visitadas, Casas) :-
    findall(Q-V,
            ( vizinha(Casa, Visitadas, V), saidas(V, [V|Visitadas], Q) ),
            Pares),
    keysort(Pares, Ordem),
    pairs_values(Ordem, Casas).

passear(Total, _, Visitadas, Visitadas) :-
    length(Visitadas, Total), !.
passear(Total, Casa, Visitadas, Passeio) :-
    ordenadas(Casa, Visitadas, Casas),
    member(Proxima, Casas),
    passear(Total, Proxima, [Proxima|Visitadas], Passeio).

mostrar(Passeio) :-
    lado(N),
    reverse(Passeio, Casas),
    forall(between(1, N, L),
           ( forall(between(1, N, C),
                    ( nth1(Passo, Casas, L/C), format("~|~t~d~4+", [Passo]) -> true )),
             nl )).

main :-
    read_line_to_string(user_input, Linha),
    split_string(Linha, " ", " ", Palavras),
    nth0(2, Palavras, P1), number_string(L0, P1),
    nth0(3, Palavras, P2), number_string(C0, P2),
    L is L0 + 1, C is C0 + 1,
    lado(N), Total is N * N,
    (   passear(Total, L/C, [L/C], Passeio)
    ->  mostrar(Passeio)
    ;   writeln('Nao existe passeio')
    ),
    halt.
