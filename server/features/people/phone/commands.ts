import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES_MAX } from '#domain/people/phone/phone-code.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { isOneOf, markOf, marksOf } from '#server/sealed/keyed-marks.ts';
import type { Services } from '#server/services.ts';
import { confirmationText } from '#texts/people/phone-words.ts';
import { showPhone } from './queries.ts';

type Parts = Pick<Services, 'db' | 'env' | 'limits' | 'texts' | 'log'>;

/** Maximum wait for the operator of text messages, in ms; the talent's request waits as long. */
const SENDING_MAX_MS = 10_000;

/** A keyed hash, bound to the talent and the number: six digits can be found from a plain hash within a second. */
const hashing = ({ session_secrets }: Parts['env'], talent_id: string, number: string, code: string) =>
  [session_secrets, `confirm-phone ${talent_id} ${number} ${code}`, 'hex'] as const;

/**
 * Sends a code to a number. The code is stored before it is sent, so that the talent can type it as soon as it arrives.
 * If the sending fails, the stored code is useless, because nobody has seen it.
 */
export async function sendCode(parts: Parts, actor: TalentActor, number: string, moment: Moment) {
  const { db, env, limits, texts, log } = parts;
  const { is_asked } = await showPhone(parts, actor, moment);
  if (!texts || !is_asked) return refuse('not_allowed_now');
  const wait = await limits.hit(['text_code', 'text_code_to_number'], { account: actor.account_id, phone: number });
  if (wait) return refuse('too_many_requests', wait);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires_date = new Date(Date.parse(moment.now) + PHONE_CODE_MINUTES * 60_000).toISOString();
  await sql`
    insert into talent_phones (talent_id, waiting_number, code_hash, code_expires_date)
    values (${actor.talent_id}, ${number}, ${markOf(...hashing(env, actor.talent_id, number, code))}, ${expires_date}::timestamptz)
    on conflict (talent_id) do update set waiting_number = excluded.waiting_number, code_hash = excluded.code_hash,
      code_expires_date = excluded.code_expires_date, wrong_tries = 0`.execute(db);
  try {
    await texts.send({ to: number, text: confirmationText(code) }, AbortSignal.timeout(SENDING_MAX_MS));
  } catch (err) {
    log.warn({ err }, 'a code could not be sent to a telephone');
    return refuse('text_not_sent');
  }
  return true;
}

interface Tried {
  readonly waiting_number: string;
  readonly code_hash: string;
  readonly wrong_tries: number;
}

/**
 * Confirms the waiting number by its code. The attempt is counted before the code is compared, so that simultaneous
 * attempts cannot exceed the limit.
 */
export async function confirmPhone({ db, env }: Parts, { talent_id }: TalentActor, code: string, { now }: Moment) {
  const { rows } = await sql<Tried>`
    update talent_phones set wrong_tries = wrong_tries + 1
    where talent_id = ${talent_id} and code_expires_date > ${now} and wrong_tries < ${PHONE_CODE_TRIES_MAX}
    returning waiting_number, code_hash, wrong_tries`.execute(db);
  const tried = rows[0];
  if (!tried) return refuse('dead_code');
  if (!isOneOf(marksOf(...hashing(env, talent_id, tried.waiting_number, code)), tried.code_hash))
    return refuse(tried.wrong_tries < PHONE_CODE_TRIES_MAX ? 'wrong_code' : 'too_many_tries');
  const confirmed = await sql`
    update talent_phones set number = waiting_number, confirmed_date = ${now},
      waiting_number = null, code_hash = null, code_expires_date = null
    where talent_id = ${talent_id} and code_hash = ${tried.code_hash}`.execute(db);
  return confirmed.numAffectedRows ? true : refuse('dead_code');
}

/** Removes a talent's number, confirmed or waiting for its code. */
export const removePhone = ({ db }: Pick<Parts, 'db'>, { talent_id }: TalentActor) =>
  db.deleteFrom('talent_phones').where('talent_id', '=', talent_id).execute();
