/** A name server for tests, which knows TXT records only. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TXT = 16;
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3];

/** The answer about a name: its records, 'broken' for a refusal to answer, or 'silent' for none. */
export type DnsAnswer = readonly string[] | 'broken' | 'silent';

interface Question {
  readonly name: string;
  readonly bytes: Buffer;
}

function readQuestion(packet: Buffer): Question {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = packet.readUInt8(at); length > 0; length = packet.readUInt8(at)) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The end of the name, its type and its class.
  return { name: labels.join('.').toLowerCase(), bytes: packet.subarray(HEADER_BYTES, at + 5) };
}

/** A record whose text is cut into strings of 255 bytes, with a pointer to the name of the question. */
function recordOf(text: string): Buffer {
  const strings = (text.match(/[\s\S]{1,255}/g) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  );
  const data = Buffer.concat(strings);
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** Starts the server. `records` is read at every question; a name that is missing does not exist. */
export async function startDnsServer(records: ReadonlyMap<string, DnsAnswer>) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (packet, { port, address }) => {
    const { name, bytes } = readQuestion(packet);
    asked.push(name);
    const answer = records.get(name);
    if (answer === 'silent') return;
    const texts = answer === undefined || answer === 'broken' ? [] : answer;
    const code = answer === 'broken' ? SERVER_FAILURE : answer === undefined ? NO_SUCH_NAME : NO_ERROR;
    const head = Buffer.alloc(HEADER_BYTES);
    head.writeUInt16BE(packet.readUInt16BE(0), 0);
    head.writeUInt16BE(0x85_80 + code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(texts.length, 6);
    socket.send(Buffer.concat([head, bytes, ...texts.map(recordOf)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    /** 'address:port', for a resolver. */
    at: `127.0.0.1:${socket.address().port}`,
    /** The names that were asked for. */
    asked,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
