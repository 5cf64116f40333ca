import http, { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

/** A server's answer. */
export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Told {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  /** Bytes are sent unchanged, other values as JSON; undefined sends no body. */
  readonly body?: unknown;
  /** True for statuses whose body must not be read, such as that of a stream that never ends. */
  readonly isHeadEnough?: (status: number) => boolean;
  /** The connections to use, for example those that trust a certificate of the tests. */
  readonly agent?: Agent;
}

const KEPT = new Agent({ keepAlive: true });

/**
 * Calls a test server. `fetch` takes more than twice the processor time (docs/decisions/0109) and is used only by tests
 * that check bytes or act as another program.
 */
export function overHttp(address: string, { method, headers, body, isHeadEnough, agent = KEPT }: Told): Promise<Heard> {
  const isBytes = body instanceof Uint8Array;
  const sent = isBytes ? body : body === undefined ? '' : JSON.stringify(body);
  const ofBody =
    body === undefined
      ? {}
      : {
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
          'content-length': Buffer.byteLength(sent),
        };
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, fail) => {
    const call = request(address, { method, agent, headers: { ...ofBody, ...headers } }, (answer) => {
      const { statusCode: status = 0 } = answer;
      let text = '';
      const end = () => resolve({ status, headers: answer.headers, text });
      if (isHeadEnough?.(status)) {
        answer.destroy();
        return end();
      }
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', end);
      answer.on('error', fail);
    });
    call.on('error', fail);
    call.end(sent);
  });
}
