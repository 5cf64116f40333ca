/**
 * A call made by hand on the page about the API: the typed text is sent unchanged, and the answer is shown in full,
 * JSON with indentation.
 */

export interface TriedCall {
  readonly method: string;
  /** The address with its params and query filled in. */
  readonly address: string;
  /** JSON as typed; undefined for none. */
  readonly body: string | undefined;
  /** API key for the call; empty to use the user's own session. */
  readonly key: string;
}

export interface TriedAnswer {
  /** HTTP status; 0 if the server was unreachable. */
  readonly status: number;
  readonly text: string;
}

export async function tryRoute({ method, address, body, key }: TriedCall): Promise<TriedAnswer> {
  try {
    const response = await fetch(address, {
      method,
      ...(body !== undefined && { body }),
      // With a key the cookies are left out, so that the answer is the same as for a program.
      credentials: key === '' ? 'same-origin' : 'omit',
      headers: {
        ...(key !== '' && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    const text = await response.text();
    try {
      return { status: response.status, text: JSON.stringify(JSON.parse(text), null, 2) };
    } catch {
      return { status: response.status, text };
    }
  } catch {
    return { status: 0, text: '' };
  }
}
