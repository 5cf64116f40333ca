/** Posts a text to an address that a user gave; through it the user can reach only the public internet. */
import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { publicLookup } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';

export interface PostOptions {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** For tests and development: https://localhost is reached over http on this machine. */
  readonly reaches_localhost: boolean;
}

/** The reason why a text was not accepted, as codes, because a server's message may contain anything. */
class NotTaken extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;
  constructor(code: string, responseCode?: number) {
    super(code);
    this.code = code;
    this.responseCode = responseCode;
  }
}

function send(url: URL, { body, headers, signal, reaches_localhost }: PostOptions): Promise<IncomingMessage> {
  const isHere = reaches_localhost && url.hostname === 'localhost';
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A connection to a numeric address calls no lookup, so it is checked here.
  if (url.protocol !== 'https:' || (isIP(literal) !== 0 && !isPublicAddress(literal)))
    throw new NotTaken('not_allowed');
  const given = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Medverka' },
    signal,
    agent: false,
  } as const;
  return new Promise((resolve, reject) => {
    const asked = isHere
      ? httpRequest({ ...given, host: '127.0.0.1', port: url.port, path: `${url.pathname}${url.search}` })
      : httpsRequest(url, { ...given, lookup: publicLookup(lookup) });
    asked.once('response', resolve);
    asked.once('error', (error: Error & { problem?: string }) =>
      reject(error.problem ? new NotTaken(error.problem) : error),
    );
    asked.end(body);
  });
}

/** Resolves if the answer has a status of success. Redirects are not followed, and the answer is not read. */
export async function postOutside(address: string, options: PostOptions): Promise<void> {
  const answer = await send(new URL(address), options);
  const { statusCode = 0 } = answer;
  answer.destroy();
  if (statusCode < 200 || statusCode > 299) throw new NotTaken('refused', statusCode);
}
