import { once } from "node:events";
import { connect } from "node:net";

/** A response as received. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Connects to a server on loopback. */
export async function rawConnection(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => undefined); // the server may reset it
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  await once(socket, "connect");
  return {
    socket,
    send: (bytes: string | Uint8Array) => void socket.write(bytes),
    /** Returns all responses once the connection ends; rejects if the bytes are not responses. */
    async answers() {
      await closed;
      return parseAnswers(Buffer.concat(chunks));
    },
    /** Returns once the text has arrived. */
    async received(text: string) {
      while (!Buffer.concat(chunks).includes(text)) await once(socket, "data");
    },
  };
}

/** Sends bytes on a new connection; returns all responses once the server ends it. */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer[]> {
  const connection = await rawConnection(url);
  connection.send(bytes);
  return connection.answers();
}

function parseAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.subarray(0, Math.max(0, end)).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (end < 0 || Number.isNaN(status)) throw new Error(`not an HTTP response: ${rest.subarray(0, 200)}`);
    const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
    const length = Number(headers.get("Content-Length") ?? 0);
    answers.push({ status, headers, text: rest.subarray(end + 4, end + 4 + length).toString() });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
