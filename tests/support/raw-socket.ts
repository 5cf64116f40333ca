import { connect, type Socket } from 'node:net';

/** An answer as it was received. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; the last value of a repeated header. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection to a server without an HTTP client, which would correct invalid requests. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that closes early resets a socket that still sends; the test looks only at the bytes before.
  socket.on('error', () => {});
  return socket;
}

/** All bytes that the server sends until it closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // `once` of node:events would reject after a reset.
  if (!socket.closed) await new Promise<void>((done) => socket.once('close', () => done()));
  return Buffer.concat(chunks).toString('latin1');
}

/** Splits a text into answers by their lengths, as HTTP clients do. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest.startsWith('HTTP/1.1 '); ) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? rest.length);
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1').toString(),
    });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

/** Sends a text unchanged. Returns the answers after the server has closed the connection. */
export async function sendRaw(url: string, text: string): Promise<RawAnswer[]> {
  const socket = openSocket(url);
  socket.write(Buffer.from(text, 'latin1'));
  return readAnswers(await readToEnd(socket));
}
