/** Fetches an address that a user gave; through it the user can reach only the public internet. */
import { lookup as lookUp } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The reason why nothing was fetched. */
type FetchProblem = 'unreachable' | 'refused' | 'too_slow' | 'too_large' | 'not_allowed';

export type Fetched =
  | { readonly is: 'new'; readonly text: string; readonly etag: string | null }
  | { readonly is: 'same' }
  | { readonly is: 'problem'; readonly problem: FetchProblem };

export interface FetchOptions {
  /** ETag of the last fetched text; an unchanged text is then not sent again. */
  readonly etag: string | null;
  readonly max_bytes: number;
  readonly max_ms: number;
  readonly accept: string;
  /** For tests and development: https://localhost is read over http from this machine. */
  readonly reaches_localhost: boolean;
  /** Resolves names; only tests replace it. */
  readonly resolve?: typeof lookUp;
}

const REDIRECTS_MAX = 3;

class Problem extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is private. The connection itself calls
 * this, so that a second, different answer of a name server cannot redirect it.
 */
export const publicLookup = (resolve: typeof lookUp): LookupFunction =>
  function lookupPublic(hostname, options, callback) {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new Problem('not_allowed'), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** Requests one address; resolves with the head of the answer. */
function ask(url: URL, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> {
  const isHere = options.reaches_localhost && url.hostname === 'localhost';
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new Problem('not_allowed');
  // A connection to a numeric address calls no lookup, so it is checked here.
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new Problem('not_allowed');
  const headers = {
    accept: options.accept,
    // A compressed answer could be a thousand times as large as the counted bytes.
    'accept-encoding': 'identity',
    'user-agent': 'Medverka',
    ...(options.etag && { 'if-none-match': options.etag }),
  };
  return new Promise((resolve, reject) => {
    const asked = isHere
      ? httpRequest({
          host: '127.0.0.1',
          port: url.port,
          path: `${url.pathname}${url.search}`,
          headers,
          signal,
          agent: false,
        })
      : httpsRequest(url, { headers, signal, agent: false, lookup: publicLookup(options.resolve ?? lookUp) });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });
}

async function readText(answer: IncomingMessage, max_bytes: number): Promise<string> {
  if (!['identity', undefined].includes(answer.headers['content-encoding'])) throw new Problem('refused');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > max_bytes) throw new Problem('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function follow(address: string, signal: AbortSignal, options: FetchOptions): Promise<Fetched> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await ask(url, signal, options);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode === 304 && options.etag) return { is: 'same' };
      if (statusCode === 200) {
        return {
          is: 'new',
          text: await readText(answer, options.max_bytes),
          etag: headers.etag?.slice(0, 200) ?? null,
        };
      }
      const next = [301, 302, 303, 307, 308].includes(statusCode) ? URL.parse(headers.location ?? '', url) : null;
      if (!next) throw new Problem('refused');
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new Problem('refused');
}

/** Fetches a text over https. An outside failure is returned, not thrown. */
export async function fetchOutside(address: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.max_ms);
  try {
    return await follow(address, signal, options);
  } catch (error) {
    const problem = error instanceof Problem ? error.problem : signal.aborted ? 'too_slow' : 'unreachable';
    return { is: 'problem', problem };
  }
}
