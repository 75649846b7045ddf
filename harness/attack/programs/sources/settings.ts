console.log("compiled");
