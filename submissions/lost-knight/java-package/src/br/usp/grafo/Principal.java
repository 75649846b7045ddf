package br.usp.grafo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;

public class Principal {

    public static void main(String[] argumentos) throws IOException {
        if (argumentos.length != 1) {
            System.err.println("Informe o nome do arquivo como único argumento.");
            System.exit(2);
        }
        int distância = new Grafo(Files.readAllLines(Paths.get(argumentos[0]))).menorDistância();
        if (distância < 0) {
            System.out.println("Distância: impossivel");
        } else {
            System.out.println("Distância: " + distância);
        }
    }
}
