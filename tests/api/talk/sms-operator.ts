/** A double of 46elks and Twilio: it keeps what it has taken, and can lose its answer. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Taken {
  readonly id: string;
  readonly to: string;
  readonly words: string;
  readonly report_url: string;
  readonly created: string;
}

type Told = number | 'lost' | 'silent';

/** Starts the double. `tell` sets the answer to the next messages: a status, a connection that breaks after taking, or none. */
export async function startOperator() {
  const taken: Taken[] = [];
  const keys = new Set<string>();
  let told: Told = 200;
  const server = createServer(async (request, response) => {
    keys.add(request.headers.authorization ?? '');
    const url = new URL(request.url ?? '', 'http://localhost');
    const isElks = url.pathname === '/a1/sms';
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET') {
      const to = url.searchParams.get('to') ?? url.searchParams.get('To');
      const of = taken.filter((sms) => sms.to === to);
      return isElks
        ? answer(200, { data: of.map((sms) => ({ ...sms, message: sms.words, direction: 'outgoing', cost: 3500 })) })
        : answer(200, {
            messages: of.map((sms) => ({
              sid: sms.id,
              to,
              body: sms.words,
              date_created: sms.created,
              num_segments: '1',
            })),
          });
    }
    const form = new URLSearchParams(await text(request));
    const field = (elks: string, twilio: string) => form.get(isElks ? elks : twilio) ?? '';
    if (typeof told === 'number' && told !== 200) return answer(told, isElks ? 'no' : { code: 21_211, status: told });
    const sms: Taken = {
      id: `s${taken.length + 1}`,
      to: field('to', 'To'),
      words: field('message', 'Body'),
      report_url: field('whendelivered', 'StatusCallback'),
      created: new Date().toUTCString(),
    };
    taken.push(sms);
    if (told === 'silent') return;
    if (told === 'lost') return response.destroy();
    return isElks
      ? answer(200, { id: sms.id, parts: 2, cost: 7000 })
      : answer(201, { sid: sms.id, num_segments: '2', price: null });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    keys,
    tell: (answer: Told) => {
      told = answer;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
