import type { CommandRoute } from '#contract/registry/contract.ts';
import { ApiError, isSignedOut } from '#web/api/client.ts';

/** A command that was given without a network, under the account that gave it. */
export interface WaitingCommand {
  /** The idempotency key with which each try is sent. */
  readonly key: string;
  readonly account: string;
  readonly name: CommandRoute;
  readonly args: object;
  readonly written_date: string;
  /** The screen on which it was given. */
  readonly path: string;
  /** Why the server refused it; undefined while it waits. */
  readonly refusal?: string;
}

/**
 * The commands that still make sense later, each with its words on the screen. Commands about money, dates or consent
 * are not among them: what they answer may have changed.
 */
const WORDS = {
  'POST /talent/requests/:id/answer-interested': 'Ditt ja',
  'POST /talent/requests/:id/answer-not-interested': 'Ditt nej',
  'POST /threads/:id/messages': 'Ditt meddelande',
  'POST /call-sheets/:id/read': 'Att du har läst dagsbeskedet',
  'POST /assignments/:id/report': 'Din arbetsrapport',
} satisfies { [Name in CommandRoute]?: string };

export const mayWait = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

export const wordsOf = ({ name }: Pick<WaitingCommand, 'name'>): string => (mayWait(name) ? WORDS[name] : '');

/** The beginning of a written message, by which its writer knows it; empty for other commands. */
export function excerptOf({ args }: Pick<WaitingCommand, 'args'>): string {
  const { body } = args as { body?: { body?: unknown } };
  const text = typeof body?.body === 'string' ? body.body.trim() : '';
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}...` : text;
}

/** The key of a command: its own if it has one, or the id of its message, with which each retry comes. */
export function keyOf(args: object): string {
  const { repeat_key, body } = args as { repeat_key?: string; body?: { id?: unknown } };
  return repeat_key ?? (typeof body?.id === 'string' ? body.id : crypto.randomUUID());
}

/** True if two commands say the same about the same thing: a second press changes nothing. */
export const isSame = (one: WaitingCommand, name: string, args: object): boolean =>
  one.refusal === undefined && one.name === name && textOf(one.args) === textOf(args);

const textOf = (args: object) => JSON.stringify({ ...args, repeat_key: undefined });

/**
 * After this time a command is not sent: an hour later the server no longer knows its key, and would do one twice that
 * had arrived.
 */
export const IN_TIME_HOURS = 23;
export const isLate = ({ written_date }: WaitingCommand, now: Date): boolean =>
  now.getTime() - Date.parse(written_date) > IN_TIME_HOURS * 3_600_000;

export const TOO_LATE = 'Det kunde inte skickas i tid. Öppna sidan och gör det igen.';

const TOO_MANY_REQUESTS = 429;

/** What becomes of a command after a try: it is done, it waits on, or it is refused with a sentence. */
export function outcomeOf(error: unknown): 'done' | 'waits' | { readonly refusal: string } {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'answer_not_kept') return 'done';
  const isPassing =
    error.status === 0 || error.status >= 500 || error.status === TOO_MANY_REQUESTS || error.code === 'call_under_way';
  return isPassing || isSignedOut(error) ? 'waits' : { refusal: error.message };
}
