import { MAIL_STOPS, type MailStop } from '#domain/kernel/mail/mail-choices.ts';
import type { Env } from '#server/env.ts';
import { isOneOf } from '#server/sealed/keyed-marks.ts';
import { sealedMarks } from '#server/sealed/seal.ts';

type MarkEnv = Pick<Env, 'personal_data_secrets'>;

/** The page where the reader of a mail stops its kind, and the address to which mail providers post. */
export const STOP_PATH = '/StopMails';

/** One kind of mails to one account. */
export interface StoppedMail {
  readonly stop: MailStop;
  readonly account_id: string;
}

const marks = (env: MarkEnv, { stop, account_id }: StoppedMail) =>
  sealedMarks(env, `${account_id} ${stop}`, 'mail stops');

/** The path by which a reader stops the mails of one kind, without signing in; only we can make it. */
export function stopPath(env: MarkEnv, mail: StoppedMail): string {
  const query = new URLSearchParams({ of: mail.stop, token: `${mail.account_id}.${marks(env, mail)[0]}` });
  return `${STOP_PATH}?${query}`;
}

const TOKEN = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.([\w-]{43})$/;

/** The kind and the account that a link names; undefined if we have not made it. */
export function readStop(env: MarkEnv, of: unknown, token: unknown): StoppedMail | undefined {
  const stop = MAIL_STOPS.find((one) => one === of);
  const [, account_id, mark] = TOKEN.exec(typeof token === 'string' ? token : '') ?? [];
  if (stop === undefined || account_id === undefined || mark === undefined) return undefined;
  const mail = { stop, account_id };
  return isOneOf(marks(env, mail), mark) ? mail : undefined;
}
