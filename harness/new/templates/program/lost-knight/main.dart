import 'dart:io';

void main() {
  final board = <String>[];
  for (var line = stdin.readLineSync(); line != null; line = stdin.readLineSync()) {
    if (line.isNotEmpty) board.add(line);
  }
  final row = board.indexWhere((line) => line.contains('C'));
  final column = board[row].indexOf('C');

  // {{todo}}

  print('{{yet}}');
}
