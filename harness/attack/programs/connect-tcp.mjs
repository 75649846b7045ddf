// Connects to a server of this machine.
import { connect } from "node:net";

const connection = connect(Number(process.argv[2]), "127.0.0.1");
connection.setTimeout(2000, () => connection.destroy());
connection.on("data", (data) => console.log("BREACH connected:", data.toString()));
connection.on("error", (error) => console.log("refused:", error.message));
