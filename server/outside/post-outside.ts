/** Posts a text to a URL that a user gave; through it the user can reach only the public internet. */
import { NotAllowed, requestPublic, type WayOut } from './public-request.ts';

interface PostOptions extends WayOut {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The reason why a text was not accepted, as codes, because a server's message may contain anything. */
export class NotTaken extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;
  /** The Retry-After header of the answer. */
  readonly retry_after: string | undefined;
  constructor(code: string, responseCode?: number, retry_after?: string) {
    super(code);
    this.code = code;
    this.responseCode = responseCode;
    this.retry_after = retry_after;
  }
}

/** Resolves if the answer has a status of success. Redirects are not followed, and the answer is not read. */
export async function postOutside(address: string, { body, headers, signal, ...way }: PostOptions): Promise<void> {
  const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Medverka' };
  const posting = requestPublic(new URL(address), { method: 'POST', headers: sent, signal, body }, way);
  const answer = await posting.catch((error: unknown) => {
    throw error instanceof NotAllowed ? new NotTaken(error.message) : error;
  });
  const { statusCode = 0, headers: answered } = answer;
  answer.destroy();
  if (statusCode < 200 || statusCode > 299) throw new NotTaken('refused', statusCode, answered['retry-after']);
}
