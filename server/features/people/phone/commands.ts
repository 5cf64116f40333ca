import { randomInt } from 'node:crypto';
import { refuse } from '#domain/kernel/refusal.ts';
import type { SmsKindName } from '#domain/kernel/sms/sms.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES_MAX } from '#domain/people/phone/phone-code.rules.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { isOneOf, markOf, marksOf } from '#server/sealed/keyed-marks.ts';
import type { Services } from '#server/services.ts';
import { sendsSms } from '#server/sms/create-provider.ts';
import {
  chooseKinds,
  confirmWaiting,
  countTry,
  findPhone,
  forgetPhone,
  keepWaiting,
  type PhoneOwner,
  phoneRowOf,
} from '#server/sms/phones.ts';
import { queueCode } from '#server/sms/queue-code.ts';
import { hasSmsLeft } from '#server/sms/sms-rows.ts';
import { confirmationText } from '#texts/people/phone-words.ts';

type Parts = Pick<Services, 'db' | 'env' | 'limits' | 'clock'>;

/** The person whose number is changed, and how the person is counted and told. */
export interface PhonePerson {
  readonly owner: PhoneOwner;
  /** The values by which codes are counted, beside the number. */
  readonly counted: { readonly account?: string; readonly link?: string };
  /** Mails the person about the number, in the transaction of the change. */
  readonly tell: (trx: Trx, what: 'kept' | 'removed') => Promise<void>;
}

/** A keyed hash, bound to row and number: six digits can be found from a plain hash within a second. */
const hashing = ({ session_secrets }: Parts['env'], id: string, number: string, code: string) =>
  [session_secrets, `confirm-phone ${id} ${number} ${code}`, 'hex'] as const;

/**
 * Sends a code to a number, by the outbox. The number waits until the code is typed.
 * @param is_other true for a number in place of a confirmed one, for which the person was asked who they are
 */
export async function sendCode(
  parts: Parts,
  { owner, counted }: PhonePerson,
  { number, is_other }: { readonly number: string; readonly is_other: boolean },
  moment: Moment,
) {
  const { db, env, limits, clock } = parts;
  if (!sendsSms(env)) return refuse('not_allowed_now');
  const known = await findPhone(db, env, owner);
  if (known?.number && !is_other && number !== known.waiting) return refuse('not_allowed_now');
  const names = ['text_code_of_hour', 'text_code', 'text_code_by_link', 'text_code_to_number'] as const;
  const wait = await limits.hit(names, { ...counted, phone: number });
  if (wait) return refuse('too_many_requests', wait);
  if (!(await hasSmsLeft(db, clock()))) return refuse('text_not_sent');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires_date = new Date(Date.parse(moment.now) + PHONE_CODE_MINUTES * 60_000).toISOString();
  return inTransaction(db, async (trx) => {
    const id = await phoneRowOf(trx, owner);
    await keepWaiting(trx, env, id, { number, expires_date, code_hash: markOf(...hashing(env, id, number, code)) });
    await queueCode(trx, { phone_id: id, owner, to: number, words: confirmationText(code), until: expires_date });
    return true as const;
  });
}

/** Confirms the waiting number by its code, and mails the person. */
export async function confirmPhone({ db, env }: Parts, { owner, tell }: PhonePerson, code: string, { now }: Moment) {
  const tried = await countTry(db, env, owner, now, PHONE_CODE_TRIES_MAX);
  if (!tried) return refuse('dead_code');
  if (!isOneOf(marksOf(...hashing(env, tried.id, tried.number, code)), tried.code_hash))
    return refuse(tried.wrong_tries < PHONE_CODE_TRIES_MAX ? 'wrong_code' : 'too_many_tries');
  return inTransaction(db, async (trx) => {
    if (!(await confirmWaiting(trx, tried, now))) return refuse('dead_code');
    await tell(trx, 'kept');
    return true as const;
  });
}

/** Saves what a person wants told by text message. */
export const chooseSms = async ({ db }: Pick<Parts, 'db'>, { owner }: PhonePerson, kinds: readonly SmsKindName[]) =>
  (await chooseKinds(db, owner, kinds)) || refuse('not_allowed_now');

/** Removes a person's number, confirmed or waiting for its code, and mails the person if it was confirmed. */
export const removePhone = ({ db }: Pick<Parts, 'db'>, { owner, tell }: PhonePerson) =>
  inTransaction(db, async (trx) => {
    if (await forgetPhone(trx, owner)) await tell(trx, 'removed');
    return true as const;
  });
