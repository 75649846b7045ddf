:- initialization(main).

main :-
    read_line_to_string(user_input, Line),
    split_string(Line, " ", " \r", Words),
    append(Numbers, Rest, Words),
    length(Numbers, 4), !,
    maplist([Word, Number]>>number_string(Number, Word), Numbers, [_Rows, _Columns, _Row, _Column]),
    ( member("closed", Rest) -> _Closed = true ; _Closed = false ),

    % {{todo}}

    writeln('{{yet}}').
