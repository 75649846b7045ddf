import type { Texts } from "../../language.ts";

export const pack = (): Readonly<Record<string, Texts>> => ({
  portable: {
    "Unpack the whole archive first: right click, Extract all.":
      "Primeiro extraia o arquivo inteiro: botao direito, Extrair tudo.",
    "Drag the folder of your program into this window, and press Enter:":
      "Arraste a pasta do seu programa para esta janela e tecle Enter:",
    "README.txt": "LEIA-ME.txt",
    'Cavalo checks your program before you hand it in. Nothing is to be installed.\n\n1. Drag the folder of your program onto cavalo.cmd. Or open cavalo.cmd with a double click, and drag the folder into its window.\n2. Read what is wrong, and where.\n\nIn a terminal, cavalo.cmd is the command "cavalo": cavalo.cmd check FOLDER --open, cavalo.cmd show CASE, cavalo.cmd --help\nTo type it in any folder, add this folder to the variable Path: Windows key, "environment variables".\n\nWindows may ask if you trust a file from the internet: "More info", "Run anyway".\nAn antivirus program may take app\\harness\\run\\isolation\\job\\job.exe away, because few machines have it. It limits time and memory of your\nprogram, and ends it when the check ends. Its source is in the repository of Cavalo. Allow the file, and unpack it again.\n':
      'O Cavalo confere o seu programa antes da entrega. Não é preciso instalar nada.\n\n1. Arraste a pasta do seu programa e solte-a em cima de cavalo.cmd. Ou abra cavalo.cmd com dois cliques e arraste a pasta para a janela.\n2. Leia o que está errado, e onde.\n\nEm um terminal, cavalo.cmd é o comando "cavalo": cavalo.cmd check PASTA --open, cavalo.cmd show CASO, cavalo.cmd --help\nPara digitá-lo em qualquer pasta, acrescente esta pasta à variável Path: tecla Windows, "variáveis de ambiente".\n\nO Windows pode perguntar se você confia em um arquivo da internet: "Mais informações", "Executar assim mesmo".\nUm antivírus pode remover app\\harness\\run\\isolation\\job\\job.exe, porque poucas máquinas o têm. Ele limita o tempo e a memória do seu\nprograma e o encerra quando a conferência acaba. O código-fonte dele está no repositório do Cavalo. Libere o arquivo e extraia-o de novo.\n',
  },
});
