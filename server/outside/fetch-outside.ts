/** Fetches a URL that a user gave; through it the user can reach only the public internet. */
import type { IncomingMessage } from 'node:http';
import { NotAllowed, requestPublic, type WayOut } from './public-request.ts';

/** The reason why nothing was fetched. */
type FetchProblem = 'unreachable' | 'refused' | 'too_slow' | 'too_large' | 'not_allowed';

export type Fetched =
  | { readonly is: 'new'; readonly text: string; readonly etag: string | null }
  | { readonly is: 'same' }
  | { readonly is: 'problem'; readonly problem: FetchProblem };

export interface FetchOptions extends WayOut {
  /** ETag of the last fetched text; an unchanged text is then not sent again. */
  readonly etag: string | null;
  readonly max_bytes: number;
  readonly max_ms: number;
  readonly accept: string;
}

const REDIRECTS_MAX = 3;

class Problem extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Requests one URL; resolves with the head of the answer. */
const ask = (url: URL, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> =>
  requestPublic(
    url,
    {
      headers: {
        accept: options.accept,
        // A compressed answer could be a thousand times as large as the counted bytes.
        'accept-encoding': 'identity',
        'user-agent': 'Medverka',
        ...(options.etag && { 'if-none-match': options.etag }),
      },
      signal,
    },
    options,
  );

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
    if (error instanceof Problem) return { is: 'problem', problem: error.problem };
    if (error instanceof NotAllowed) return { is: 'problem', problem: 'not_allowed' };
    return { is: 'problem', problem: signal.aborted ? 'too_slow' : 'unreachable' };
  }
}
