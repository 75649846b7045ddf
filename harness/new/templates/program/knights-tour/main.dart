import 'dart:io';

void main() {
  final words = stdin.readLineSync()!.split(' ');
  final numbers = words.take(4).map(int.parse).toList();
  final rows = numbers[0], columns = numbers[1], row = numbers[2], column = numbers[3];
  final closed = words.contains('closed');

  // {{todo}}

  print('{{yet}}');
}
