import type { Texts } from "../../language.ts";

export const pack = (): Readonly<Record<string, Texts>> => ({
  portable: {
    "Unpack the whole archive first: right click, Extract all.":
      "Primero extrae todo el archivo: clic derecho, Extraer todo.",
    "Drag the folder of your program into this window, and press Enter:":
      "Arrastra la carpeta de tu programa a esta ventana y pulsa Enter:",
    "README.txt": "LEEME.txt",
    'Cavalo checks your program before you hand it in. Nothing is to be installed.\n\n1. Drag the folder of your program onto cavalo.cmd. Or open cavalo.cmd with a double click, and drag the folder into its window.\n2. Read what is wrong, and where.\n\nIn a terminal, cavalo.cmd is the command "cavalo": cavalo.cmd check FOLDER --open, cavalo.cmd show CASE, cavalo.cmd --help\nTo type it in any folder, add this folder to the variable Path: Windows key, "environment variables".\n\nWindows may ask if you trust a file from the internet: "More info", "Run anyway".\nAn antivirus program may take app\\harness\\run\\isolation\\job\\job.exe away, because few machines have it. It limits time and memory of your\nprogram, and ends it when the check ends. Its source is in the repository of Cavalo. Allow the file, and unpack it again.\n':
      'Cavalo revisa tu programa antes de la entrega. No hay que instalar nada.\n\n1. Arrastra la carpeta de tu programa y suéltala sobre cavalo.cmd. O abre cavalo.cmd con doble clic y arrastra la carpeta a su ventana.\n2. Lee qué está mal, y dónde.\n\nEn una terminal, cavalo.cmd es el comando "cavalo": cavalo.cmd check CARPETA --open, cavalo.cmd show CASO, cavalo.cmd --help\nPara escribirlo en cualquier carpeta, agrega esta carpeta a la variable Path: tecla Windows, "variables de entorno".\n\nWindows puede preguntar si confías en un archivo de internet: "Más información", "Ejecutar de todas formas".\nUn antivirus puede quitar app\\harness\\run\\isolation\\job\\job.exe, porque pocas máquinas lo tienen. Limita el tiempo y la memoria de tu\nprograma, y lo termina cuando la revisión termina. Su código fuente está en el repositorio de Cavalo. Permite el archivo y descomprímelo de nuevo.\n',
  },
});
