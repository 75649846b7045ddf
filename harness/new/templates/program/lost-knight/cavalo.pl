:- initialization(main).

main :-
    read_string(user_input, _, Text),
    split_string(Text, "\n", "\r", Lines),
    exclude(==(""), Lines, Board),
    nth0(_Row, Board, Line),
    sub_string(Line, _Column, 1, _, "C"), !,

    % {{todo}}

    writeln('{{yet}}').
