import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** By name in lower case; of several the last. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection to a server, with nothing between that would put right what is sent. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Who is cut off is reset while it still sends: the test looks at what came before.
  socket.on('error', () => {});
  return socket;
}

/** Everything that came until the server closed the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not by `once` of node:events, which gives up at the error of who is cut off.
  if (!socket.closed) await new Promise<void>((done) => socket.once('close', () => done()));
  return Buffer.concat(chunks).toString('latin1');
}

/** The answers in what came, told apart as any reader would: by their lengths. */
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

/** Sends some text as it stands, and gives the answers once the server has closed the connection. */
export async function sendRaw(url: string, text: string): Promise<RawAnswer[]> {
  const socket = openSocket(url);
  socket.write(Buffer.from(text, 'latin1'));
  return readAnswers(await readToEnd(socket));
}
