/** Maximum size of an operator's answer in bytes: a page of a hundred messages. */
const ANSWER_BYTES_MAX = 512 * 1024;

interface Asking {
  readonly method: 'GET' | 'POST';
  readonly account: string;
  readonly secret: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The answer of an operator; `status` is 0 if none came, and `code` then says why. */
export interface OperatorAnswer {
  readonly status: number;
  readonly code: string;
  /** The parsed JSON; null for any other text. */
  readonly body: unknown;
  readonly wait_seconds: number | undefined;
}

async function readJson(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

const LONGEST_WAIT_SECONDS = 3600;

/**
 * Calls an operator with basic authentication. A failure to reach it is an answer with status 0.
 * @throws if the signal fires, which ends the attempt
 */
export async function askOperator(
  address: URL,
  { method, account, secret, form, signal }: Asking,
): Promise<OperatorAnswer> {
  try {
    const answer = await fetch(address, {
      method,
      signal,
      // A redirect would take the secret to another host.
      redirect: 'error',
      headers: { authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}` },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const after = answer.headers.get('retry-after') ?? '';
    return {
      status: answer.status,
      code: `refused ${answer.status}`,
      body: await readJson(answer),
      wait_seconds: /^\d{1,6}$/.test(after) ? Math.min(Number(after), LONGEST_WAIT_SECONDS) : undefined,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    const named = typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'unreachable';
    return { status: 0, code: named, body: null, wait_seconds: undefined };
  }
}

/** The refusal that an answer without success means. Only what the operator says about the message itself is final. */
export const refusedBy = ({ status, code, wait_seconds }: OperatorAnswer, is_final: boolean, detail?: string) => ({
  is_taken: false as const,
  code: detail ? `${code} ${detail}` : code,
  is_final: is_final && status > 0,
  ...(wait_seconds !== undefined && { wait_seconds }),
});
