/** Rules that every answer to any call must keep. */
import type { ErrorBody, ErrorCode } from '#contract/registry/errors.ts';
import { ERRORS } from '#contract/registry/errors.ts';

/** Maximum time and size of an answer, on a busy machine. */
const SLOWEST_MS = 30_000;
const LARGEST = 1_000_000;

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const readError = (text: string): ErrorBody['error'] | undefined => {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).error;
  } catch {
    return undefined;
  }
};

/** The code of a refusal; undefined for a success. */
export const codeOf = ({ status, text }: Answered): ErrorCode | undefined =>
  status < 400 ? undefined : readError(text)?.code;

/** Status and error of a refusal without its `request_id`, which differs every time. */
export function saidBy(answered: Answered): string {
  const { request_id: _, ...said } = readError(answered.text) ?? ({} as ErrorBody['error']);
  return `${answered.status} ${JSON.stringify(said)}`;
}

/** The fault of one answer, in words that are the same each time; null if the answer has no fault. */
export function faultOf(answered: Answered, declared: ReadonlySet<ErrorCode> | undefined): string | null {
  const { status, text, ms } = answered;
  if (ms > SLOWEST_MS) return 'takes too long';
  if (text.length > LARGEST) return 'is too large';
  if (status < 300) return null;
  const code = codeOf(answered);
  if (code === undefined || !Object.hasOwn(ERRORS, code)) return `answers ${status} without a code of the catalogue`;
  if (code === 'internal') return 'is a bug: internal';
  if (ERRORS[code].status !== status) return `answers ${code} with ${status}`;
  return declared?.has(code) ? null : `refuses with ${code}, which it does not declare`;
}
