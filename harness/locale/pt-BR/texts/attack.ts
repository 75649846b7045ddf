import type { Texts } from "../../language.ts";

export const attack = (): Texts => ({
  "the canary was seen": "o canário foi visto",
  "ms of CPU time": "ms de CPU",
  "MiB of memory": "MiB de memória",
  "only {0} of {1} {2} were measured": "só {0} de {1} {2} foram medidos",
  "a report would say {0}": "um relatório diria {0}",
  "ended by {0}{1}": "terminou por {0}{1}",
  "leaves a link to a private file as its answer": "deixa como resposta um link para um arquivo privado",
  "leaves a hard link to a private file as its answer":
    "deixa como resposta um hard link para um arquivo privado",
  "programs can read every file of this user": "os programas podem ler todos os arquivos deste usuário",
  "leaves a link to a private folder where its answer should be":
    "deixa um link para uma pasta privada no lugar da resposta",
  "leaves a pipe that would keep its reader waiting": "deixa um pipe em que o leitor ficaria esperando",
  "leaves an endless device": "deixa um dispositivo sem fim",
  "leaves a folder": "deixa uma pasta",
  "leaves a file of 10 GB that takes no space": "deixa um arquivo de 10 GB que não ocupa espaço",
  "removes the permissions of its answer and its folder": "tira as permissões da resposta e da pasta dela",
  "never decides": "nunca decide",
  "writes a message without an end": "escreve uma mensagem sem fim",
  "is killed by a signal before it decides": "morre por um sinal antes de decidir",
  "leaves a link to a private file as its message": "deixa como mensagem um link para um arquivo privado",
  "leaves a pipe that would keep the reader of its message waiting":
    "deixa um pipe em que o leitor da mensagem ficaria esperando",
  "removes the folder for its messages": "remove a pasta das suas mensagens",
  "compilers can read every file of this user": "os compiladores podem ler todos os arquivos deste usuário",
  "build commands can use the network and leave files where every user may write":
    "os comandos de compilação podem usar a rede e deixar arquivos onde qualquer usuário pode escrever",
  "build commands can do all that this user can":
    "os comandos de compilação podem fazer tudo o que este usuário pode",
  "includes a private file while it is compiled": "inclui um arquivo privado durante a compilação",
  "includes a private file through the assembler": "inclui um arquivo privado por meio do montador",
  "includes an endless device": "inclui um dispositivo sem fim",
  "includes the terminal, so the compiler waits for input":
    "inclui o terminal, e o compilador espera a entrada",
  "expands a macro without end": "expande uma macro sem fim",
  "instantiates templates without end": "instancia templates sem fim",
  "compiles to a program file of 8 GB": "compila para um executável de 8 GB",
  "reads private files, connects, leaves files and leaves a process while it is built":
    "durante a compilação, lê arquivos privados, conecta-se, deixa arquivos e deixa um processo",
  "builds folders that are too deep for a path": "cria, ao compilar, pastas fundas demais para um caminho",
  "builds files whose names are not text": "cria, ao compilar, arquivos cujos nomes não são texto",
  "builds a link to a private folder, to trick what changes permissions below it":
    "cria, ao compilar, um link para uma pasta privada, para enganar quem muda as permissões abaixo dela",
  "builds files without end, each below the size limit":
    "cria, ao compilar, arquivos sem fim, cada um abaixo do limite de tamanho",
  "removes the permissions of what it builds": "tira as permissões do que compila",
  "makes {0} read private files, connect, leave files and leave a process while it builds":
    "faz {0} ler arquivos privados, conectar-se, deixar arquivos e deixar um processo ao compilar",
  "a process with a session of its own stays": "um processo com sessão própria continua",
  "leaves a process in the background": "deixa um processo em segundo plano",
  "leaves a grandchild without a parent": "deixa um processo neto sem pai",
  "leaves a process with a session of its own": "deixa um processo com sessão própria",
  "leaves a process that is its parent's child": "deixa um processo que é filho do pai dele",
  "leaves a process that ignores the end of its terminal": "deixa um processo que ignora o fim do terminal",
  "leaves a daemon without descriptors that ignores every signal":
    "deixa um daemon sem descritores que ignora todos os sinais",
  "leaves a process that holds its output open": "deixa um processo que mantém a saída aberta",
  "leaves a process of a virtual machine": "deixa um processo de uma máquina virtual",
  "leaves a detached process": "deixa um processo desligado",
  "it could stop the machine, because processes are not counted here":
    "poderia parar a máquina, porque aqui os processos não são contados",
  waits: "espera",
  "computes without end": "calcula sem fim",
  "computes without end and ignores all signals": "calcula sem fim e ignora todos os sinais",
  "computes in threads and in its shutdown hook": "calcula em threads e na rotina de encerramento",
  "closes its output and stays": "fecha a saída e continua",
  "starts processes that start processes": "inicia processos que iniciam processos",
  "starts threads until it is refused": "inicia threads até ser recusado",
  "each file is limited, but not all files together": "cada arquivo é limitado, mas não todos juntos",
  "it would fill the disk, because each file is limited, but not all files together":
    "encheria o disco, porque cada arquivo é limitado, mas não todos juntos",
  "fills every place that it can write to with files": "enche de arquivos todo lugar em que pode escrever",
  "fills the disk by the files that it was given": "enche o disco pelos arquivos que recebeu",
  "fills the disk by more files than are open at once":
    "enche o disco com mais arquivos do que os abertos ao mesmo tempo",
  "writes one file of 10 GB": "escreve um arquivo de 10 GB",
  "makes empty files without end": "cria arquivos vazios sem fim",
  "it makes as many empty files in memory as the memory limit allows. They disappear with the run":
    "cria tantos arquivos vazios na memória quantos o limite de memória permite. Eles somem com a execução",
  "it makes as many empty files in memory as the CPU limit allows. They disappear with the run":
    "cria tantos arquivos vazios na memória quantos o limite de CPU permite. Eles somem com a execução",
  "it makes as many empty files as the CPU limit allows. They disappear with the run":
    "cria tantos arquivos vazios quantos o limite de CPU permite. Eles somem com a execução",
  "prints without end": "imprime sem fim",
  "prints to standard error without end": "imprime na saída de erro sem fim",
  "prints a million short lines, which is allowed here":
    "imprime um milhão de linhas curtas, o que aqui é permitido",
  "system calls are not filtered": "as chamadas de sistema não são filtradas",
  "programs can read every process of this user": "os programas podem ler todos os processos deste usuário",
  "programs started by root are root": "os programas iniciados pelo root são root",
  "traces the process that started it": "rastreia o processo que o iniciou",
  "traces the harness": "rastreia o avaliador",
  "reads the harness's memory by a system call": "lê a memória do avaliador por uma chamada de sistema",
  "writes into the memory of what started it by a system call":
    "escreve na memória de quem o iniciou por uma chamada de sistema",
  "takes a descriptor of what started it": "pega um descritor de quem o iniciou",
  "opens a keyring": "abre um chaveiro do núcleo",
  "leaves a key": "deixa uma chave",
  "makes system calls that no filter sees (io_uring)":
    "faz chamadas de sistema que nenhum filtro vê (io_uring)",
  "handles page faults itself": "trata ele mesmo as faltas de página",
  "reads the counters of the processor": "lê os contadores do processador",
  "loads a map into the kernel": "carrega um mapa no núcleo",
  "makes a user namespace": "cria um espaço de nomes de usuário",
  "makes a user namespace with a child": "cria um espaço de nomes de usuário com um filho",
  "takes of the events that all programs of the machine share":
    "gasta os eventos que todos os programas da máquina dividem",
  "takes of the watches that all programs of this user share":
    "gasta os observadores que todos os programas deste usuário dividem",
  "locks the system's files for other programs": "trava os arquivos do sistema para outros programas",
  "asks to be told when others use the system's programs":
    "pede para ser avisado quando outros usam os programas do sistema",
  "asks to be told when others open a file": "pede para ser avisado quando outros abrem um arquivo",
  "takes of the pipes that all programs of this user share":
    "gasta os pipes que todos os programas deste usuário dividem",
  "asks which of the system's files others have read": "pergunta quais arquivos do sistema outros leram",
  "opens a socket to the host of a virtual machine":
    "abre um soquete para o hospedeiro de uma máquina virtual",
  "opens a socket to the kernel": "abre um soquete para o núcleo",
  "opens a raw socket": "abre um soquete bruto",
  "makes a 32-bit system call, which a filter may miss":
    "faz uma chamada de sistema de 32 bits, que um filtro pode não ver",
  "raises its limits and its priority": "aumenta seus limites e sua prioridade",
  "looks for privileges and for ways to gain them": "procura privilégios e maneiras de ganhá-los",
  "programs can gain the rights of setuid programs":
    "os programas podem ganhar os direitos de programas setuid",
  "it would kill every process of this user": "mataria todos os processos deste usuário",
  "the CPU time of children that nobody waits for is not measured. Each of them has the CPU limit, and all of them the limit on the clock":
    "o tempo de CPU dos filhos por quem ninguém espera não é medido. Cada um deles tem o limite de CPU, e todos juntos o limite do relógio",
  "memory of children that nobody waits for is not seen; each has the limit":
    "a memória dos filhos por quem ninguém espera não é vista; cada um tem o limite",
  crashes: "falha",
  "takes more memory than it may": "ocupa mais memória do que pode",
  "computes longer than it may": "calcula por mais tempo do que pode",
  "writes into the memory of what times it, then {0}": "escreve na memória de quem o cronometra e depois {0}",
  "looks for open descriptors that it should not have": "procura descritores abertos que não deveria ter",
  "writes false measurements to every descriptor": "escreve medidas falsas em todos os descritores",
  "writes an exit code of 0 to every descriptor, then crashes":
    "escreve o código de saída 0 em todos os descritores e depois falha",
  "writes the file with its measurements": "escreve o arquivo com as suas medidas",
  "has a library of its own loaded into what measures it":
    "faz carregar uma biblioteca própria em quem o mede",
  "computes in children that have its own memory": "calcula em filhos que têm a memória dele",
  "ends its first thread and computes in others": "termina sua primeira thread e calcula em outras",
  "lets a child compute and does not wait for it": "deixa um filho calcular e não espera por ele",
  "lets a child take memory and does not wait for it": "deixa um filho ocupar memória e não espera por ele",
  "kills every process that it can": "mata todos os processos que consegue",
  "stops and kills the process that started it": "para e mata o processo que o iniciou",
  "stops and kills the process that started it, with an answer file":
    "para e mata o processo que o iniciou, com um arquivo de resposta",
  "freezes the timer that should end it, and waits": "congela o cronômetro que deveria encerrá-lo e espera",
  "kills its own process group and those of its parents":
    "mata seu próprio grupo de processos e os dos seus pais",
  "sends a signal to the harness": "manda um sinal ao avaliador",
  "programs can send signals to every process of this user":
    "os programas podem mandar sinais a todos os processos deste usuário",
  "freezes its own process group": "congela seu próprio grupo de processos",
  "memory is limited for each process, not for all together":
    "a memória é limitada por processo, e não para todos juntos",
  "the shared memory of a virtual machine is limited only by the machine":
    "só a máquina limita a memória compartilhada de uma máquina virtual",
  "the memory that the kernel keeps for a program is limited only by the number of files":
    "só o número de arquivos limita a memória que o núcleo guarda para um programa",
  "the memory in which the kernel keeps where memory is has only the limit of the CPU time":
    "a memória em que o núcleo guarda onde está a memória só tem o limite do tempo de CPU",
  "it would stay until the machine restarts": "ficaria até a máquina reiniciar",
  "keeps memory in sockets with large buffers": "guarda memória em soquetes com buffers grandes",
  "keeps memory in sockets that are on their way to somebody":
    "guarda memória em soquetes a caminho de alguém",
  "keeps memory in messages that nobody reads": "guarda memória em mensagens que ninguém lê",
  "keeps memory in large pipes": "guarda memória em pipes grandes",
  "keeps memory in timers without end": "guarda memória em cronômetros sem fim",
  "keeps memory in connections that nobody accepts": "guarda memória em conexões que ninguém aceita",
  "keeps memory in many files without a name": "guarda memória em muitos arquivos sem nome",
  "keeps memory in System V segments": "guarda memória em segmentos System V",
  "keeps memory in System V queues": "guarda memória em filas System V",
  "keeps large pages of memory in pipes": "guarda páginas grandes de memória em pipes",
  "takes memory until it is refused": "ocupa memória até ser recusado",
  "takes memory beside the heap until it is refused": "ocupa memória fora do heap até ser recusado",
  "takes shared memory until it is refused": "ocupa memória compartilhada até ser recusado",
  "takes 512 MiB of shared memory": "ocupa 512 MiB de memória compartilhada",
  "writes a large file in memory": "escreve um arquivo grande na memória",
  "keeps memory in the tables of the memory that it reads":
    "guarda memória nas tabelas da memória que ele lê",
  "starts many processes that all use their memory limit":
    "inicia muitos processos, e todos usam o limite de memória",
  "programs can use the network": "os programas podem usar a rede",
  "connects to a server of this machine": "conecta-se a um servidor desta máquina",
  "sends a datagram to a server of this machine": "manda um datagrama a um servidor desta máquina",
  "connects to a socket without a file": "conecta-se a um soquete sem arquivo",
  "connects to a socket by its file": "conecta-se a um soquete pelo arquivo dele",
  "prints commands for terminals": "imprime comandos para terminais",
  "prints NUL and other control characters": "imprime NUL e outros caracteres de controle",
  "prints characters that turn or hide text": "imprime caracteres que viram ou escondem texto",
  "prints half characters and bytes that are not text": "imprime meios caracteres e bytes que não são texto",
  "prints scripts": "imprime scripts",
  "prints the end of an XML section": "imprime o fim de uma seção XML",
  "prints spreadsheet formulas": "imprime fórmulas de planilha",
  "prints commands of build services": "imprime comandos de serviços de integração",
  "programs can read the files that every user may read":
    "os programas podem ler os arquivos que qualquer usuário pode ler",
  "programs can see all processes": "os programas podem ver todos os processos",
  "programs can see the command lines of all processes":
    "os programas podem ver as linhas de comando de todos os processos",
  "reads a private file of the grader and the password file of the machine":
    "lê um arquivo privado do avaliador e o arquivo de senhas da máquina",
  "reads a private file of the grader": "lê um arquivo privado do avaliador",
  "reads another student's program": "lê o programa de outro aluno",
  "reads a report of earlier gradings": "lê um relatório de correções anteriores",
  "reads the cases with their answers": "lê os casos com as respostas",
  "reads the reference solver": "lê o programa de referência",
  "looks for names in the folders around it": "procura nomes nas pastas em volta",
  "walks through all folders but the system's": "percorre todas as pastas que não são do sistema",
  "looks for the harness in all of /proc and /etc": "procura o avaliador em todo o /proc e o /etc",
  "looks for the harness among the processes": "procura o avaliador entre os processos",
  "finds its measurements and files through command lines":
    "acha suas medidas e arquivos pelas linhas de comando",
  "reads the harness's environment in /proc/*/environ": "lê o ambiente do avaliador em /proc/*/environ",
  "reads the open files of the harness through /proc/*/fd":
    "lê os arquivos abertos do avaliador por /proc/*/fd",
  "reads the harness's memory in /proc/*/mem": "lê a memória do avaliador em /proc/*/mem",
  "reads a private file through /proc/*/root and /proc/*/cwd":
    "lê um arquivo privado por /proc/*/root e /proc/*/cwd",
  "makes ghc read private files, connect, leave files and leave a process by a splice":
    "faz ghc ler arquivos privados, conectar-se, deixar arquivos e deixar um processo com um splice",
  "names a shell as its preprocessor, which does the same":
    "indica um shell como pré-processador, que faz o mesmo",
  "makes go ask Mercurial, which runs commands of the folder in the home that all programs share":
    "faz go consultar o Mercurial, que executa comandos da pasta na pasta pessoal que todos usam",
  "has files with the names of modules that the compiler imports":
    "tem arquivos com os nomes de módulos que o compilador importa",
  "has settings that read a private file and write elsewhere":
    "tem configurações que leem um arquivo privado e escrevem em outro lugar",
  "assembles to 16 GB": "ocupa 16 GB ao ser montado",
  "all programs have the same files": "todos os programas têm os mesmos arquivos",
  "programs can use the network of this machine": "os programas podem usar a rede desta máquina",
  "programs that run at the same time share the memory of the system's files, and the counts of the machine":
    "os programas que rodam ao mesmo tempo dividem a memória dos arquivos do sistema e as contagens da máquina",
  "programs have the devices of the machine, such as /dev/null, and everybody may set their times to now":
    "os programas têm os dispositivos da máquina, como /dev/null, e todos podem mudar as datas deles para agora",
  "a lock of a part of the system's files": "uma trava em parte de um arquivo do sistema",
  "a lock of an open file of the system's": "uma trava em um arquivo aberto do sistema",
  "the times of devices": "as datas dos dispositivos",
  "a file in a folder for all": "um arquivo em uma pasta de todos",
  "a socket without a file": "um soquete sem arquivo",
  "waiting at a word of the system's files": "uma espera em uma palavra de um arquivo do sistema",
  "the number of files that are open on the machine": "o número de arquivos abertos na máquina",
  "tells another run something by {0}": "conta algo a outra execução por {0}",
  "leaves the time at which it read one of the system's files":
    "deixa a hora em que leu um arquivo do sistema",
  "programs can change every file of this user": "os programas podem mudar todos os arquivos deste usuário",
  "changes and removes another student's program": "muda e apaga o programa de outro aluno",
  "changes and removes reports, cases and private files":
    "muda e apaga relatórios, casos e arquivos privados",
  "leaves files in shared folders": "deixa arquivos em pastas compartilhadas",
  "programs can leave files where every user may write":
    "os programas podem deixar arquivos onde qualquer usuário pode escrever",
  "programs can leave files where this user may write":
    "os programas podem deixar arquivos onde este usuário pode escrever",
  "opens the kernel's settings, disks and accounts for writing":
    "abre para escrita as configurações do núcleo, os discos e as contas",
  "leaves a System V memory segment that outlives it":
    "deixa um segmento de memória System V que sobrevive a ele",
  "System V shared memory stays until the machine restarts":
    "a memória compartilhada System V fica até a máquina reiniciar",
  "leaves a process with an abstract socket": "deixa um processo com um soquete abstrato",
  "removes the permissions of its working directory": "tira as permissões da sua pasta de trabalho",
  "makes folders that are too deep for a path": "cria pastas fundas demais para um caminho",
  "makes files whose names are newlines, escapes, dashes or not text":
    "cria arquivos cujos nomes são quebras de linha, escapes, hifens ou não são texto",
  "not tried": "não tentado",
  "its compiler or interpreter is not available at this level":
    "o compilador ou interpretador dele não está disponível neste nível",
  "its folder {0} could not be removed": "não foi possível apagar a pasta {0} dele",
  "the next run was different": "a execução seguinte foi diferente",
  "the harness itself failed: {0}": "o próprio avaliador falhou: {0}",
  "the machine is too busy for two runs at the same time":
    "a máquina está ocupada demais para duas execuções ao mesmo tempo",
  TCP: "TCP",
  "a socket file": "um arquivo de soquete",
  "an abstract socket": "um soquete abstrato",
  UDP: "UDP",
  "a server was reached by {0}": "um servidor foi alcançado por {0}",
  "process {0} ({1})": "processo {0} ({1})",
  "file {0}": "arquivo {0}",
  "control group {0}": "grupo de controle {0}",
  "System V segment {0}": "segmento System V {0}",
  "{0} more": "mais {0}",
  "socket {0}": "soquete {0}",
  "the process that stands for the harness was killed": "o processo que faz o papel do avaliador foi morto",
  "the canaries were changed: {0}": "os canários foram mudados: {0}",
});
