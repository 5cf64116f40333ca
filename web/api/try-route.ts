/** A call made by hand on the page of the API: the typed text is sent as it is, and the answer is shown as it is. */

export interface TriedCall {
  readonly method: string;
  /** The address with its params and query filled in. */
  readonly address: string;
  /** JSON as it was written; undefined for none. */
  readonly body: string | undefined;
  /** A key to call with; without one the own session. */
  readonly key: string;
}

export interface TriedAnswer {
  /** 0 when the server was not reached. */
  readonly status: number;
  readonly text: string;
}

export async function tryRoute({ method, address, body, key }: TriedCall): Promise<TriedAnswer> {
  try {
    const response = await fetch(address, {
      method,
      ...(body !== undefined && { body }),
      // With a key the answer is what a program would hear, which has no session.
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
