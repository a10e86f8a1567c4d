import { parentPort, workerData } from "node:worker_threads";
import { type CheckFileOptions, checkFile } from "./check-file.ts";

/** A thread of `loyalty check`: gets names of files, gives their reports. */
parentPort?.on("message", async (file: string) => {
  parentPort?.postMessage(await checkFile(file, workerData as CheckFileOptions, { stdin: process.stdin }));
});
