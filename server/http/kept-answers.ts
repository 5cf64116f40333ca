import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { REPEATABLE_HOURS } from '#contract/kernel/idempotency-key.ts';
import { ERRORS, type ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

/** The outcome of a call: the declared body, or a refusal. */
export type Outcome = { readonly body: unknown } | Refusal;

/** A call with an Idempotency-Key. */
interface RepeatableCall {
  readonly actor: SignedInActor;
  /** The key, as the caller chose it. */
  readonly token: string;
  readonly route: string;
  /** Everything that the caller sent: URL, body or hash of the file. */
  readonly sent: unknown;
}

export interface KeptAnswers {
  /**
   * Runs the work of a call once. A repeated call gets the same outcome, and waits up to WAITS_MS if the first is still
   * running. The same key with another input is refused. After a server failure, or a refusal that only asks the caller
   * to wait, a repeated call runs the work again.
   */
  once(call: RepeatableCall, work: () => Promise<Outcome>): Promise<{ outcome: Outcome; isRepeated: boolean }>;
}

/** Maximum size of a stored answer in bytes; the caller of a longer one has to load the result again. */
const KEPT_AT_MOST_BYTES = 100_000;

/** Maximum time for which a repeated call waits for the first, and the interval between its look-ups, in ms. */
const WAITS_MS = 20_000;
const LOOKS_EVERY_MS = 50;

/**
 * Time in ms after which the process with the first call must have died, before or after its work; longer than any
 * request may take (`wire-server.ts`).
 */
const LOST_AFTER_MS = 10 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Drops the kept answers of a day, which may hold what nobody may read any more: a repeated call hears that it was done. */
export async function dropAnswers(db: Db, now: string): Promise<void> {
  await sql`
    update kept_answers set state = 'not_kept', answer_sealed = null
    where state = 'kept' and created_date >= ${now}::timestamptz - ${`${REPEATABLE_HOURS} hours`}::interval`.execute(
    db,
  );
}

interface Kept {
  readonly id: string;
  readonly call_hash: string;
  readonly state: 'running' | 'kept' | 'not_kept';
  readonly answer_sealed: Buffer | null;
  readonly created_date: string;
}

const placeOf = (id: string) => `kept_answers.answer_sealed ${id}`;

/** The sealed answers. */
export const sealedAnswers: SealedTable = {
  table: 'kept_answers',
  key: 'id',
  columns: [sealedBytes('answer_sealed', placeOf)],
};

/** The whole input of a request, for recognising a repeated call; of a file, its hash. */
export async function sentIn({ url, body }: FastifyRequest, upload: IncomingFile | null): Promise<unknown> {
  if (!upload) return [url, body ?? null];
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(upload.place)) hash.update(chunk);
  return [url, hash.digest('hex')];
}

/** True if a repetition gets the same outcome; false for a failure or a refusal that may pass after a while. */
function isFinal(outcome: Outcome): boolean {
  if (!isRefusal(outcome)) return true;
  const { status } = ERRORS[outcome.refused as ErrorCode];
  return status < 500 && status !== 429;
}

function readOutcome(text: string): Outcome {
  const { refused, data, body } = JSON.parse(text) as { refused?: string; data?: unknown; body?: unknown };
  return refused === undefined ? { body } : refuse(refused, data);
}

interface Parts {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

/** Creates the store of repeatable calls in the database, shared by all processes. Answers are stored encrypted. */
export function createKeptAnswers({ env, db, clock }: Parts): KeptAnswers {
  /** The owner of the call: an account or an API key. */
  const callerOf = (actor: SignedInActor) => {
    const isKey = actor.role === 'company' && actor.is_key === true;
    return { account_id: isKey ? null : actor.account_id, api_key_id: isKey ? actor.account_id : null };
  };
  const hashOf = ({ actor, route, sent }: RepeatableCall) => {
    const acted = 'through' in actor && actor.through ? actor.through.mandate_id : null;
    return sha256(JSON.stringify([route, acted, sent]));
  };

  /**
   * Claims the call for this request.
   * @returns the id of the claim; null if another request has claimed the call
   */
  const claim = async (call: RepeatableCall): Promise<string | null> => {
    const { account_id, api_key_id } = callerOf(call.actor);
    const now = clock();
    const over = new Date(now.getTime() - REPEATABLE_HOURS * 3_600_000).toISOString();
    // An expired call that has not been deleted yet must not block a new call with its key.
    await sql`
      delete from kept_answers where account_id is not distinct from ${account_id}::uuid
        and api_key_id is not distinct from ${api_key_id}::uuid and token_hash = ${sha256(call.token)}
        and created_date <= ${over}`.execute(db);
    const { rows } = await sql<{ id: string }>`
      insert into kept_answers (account_id, api_key_id, token_hash, call_hash, state, created_date)
      values (${account_id}, ${api_key_id}, ${sha256(call.token)}, ${hashOf(call)}, 'running', ${now.toISOString()})
      on conflict do nothing returning id`.execute(db);
    return rows[0]?.id ?? null;
  };
  const find = async (call: RepeatableCall): Promise<Kept | undefined> => {
    const { account_id, api_key_id } = callerOf(call.actor);
    const whose = account_id === null ? sql`api_key_id = ${api_key_id}` : sql`account_id = ${account_id}`;
    const { rows } = await sql<Kept>`
      select id, call_hash, state, answer_sealed, created_date from kept_answers
      where ${whose} and token_hash = ${sha256(call.token)}`.execute(db);
    return rows[0];
  };
  const keep = async (id: string, outcome: Outcome) => {
    const text = JSON.stringify(outcome);
    const isKept = Buffer.byteLength(text) <= KEPT_AT_MOST_BYTES;
    await sql`
      update kept_answers set state = ${isKept ? 'kept' : 'not_kept'},
        answer_sealed = ${isKept ? seal(env, text, placeOf(id)) : null} where id = ${id}`.execute(db);
  };
  const forget = (id: string) => sql`delete from kept_answers where id = ${id}`.execute(db);

  /**
   * Runs the work as the first caller. If the work succeeds but its answer cannot be stored, repeated calls do not run
   * the work again.
   */
  const doFirst = async (id: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    let outcome: Outcome;
    try {
      outcome = await work();
    } catch (error) {
      // The outcome is unknown, so the caller may try again, as without a key.
      await forget(id);
      throw error;
    }
    await (isFinal(outcome) ? keep(id, outcome) : forget(id));
    return outcome;
  };
  /** The outcome of the first call for a repeated one; undefined while the first call is running. */
  const repeat = (kept: Kept, call: RepeatableCall): Outcome | undefined => {
    if (kept.call_hash !== hashOf(call)) return refuse('repeat_differs');
    if (kept.answer_sealed) return readOutcome(openSealed(env, kept.answer_sealed, placeOf(kept.id)));
    const isLost = clock().getTime() - Date.parse(kept.created_date) > LOST_AFTER_MS;
    return kept.state === 'not_kept' || isLost ? refuse('answer_not_kept') : undefined;
  };
  return {
    async once(call, work) {
      const until = performance.now() + WAITS_MS;
      while (performance.now() < until) {
        const id = await claim(call);
        if (id !== null) return { outcome: await doFirst(id, work), isRepeated: false };
        // Waits for an answer, or until the first call fails and this request may claim the work.
        for (let kept = await find(call); kept && performance.now() < until; kept = await find(call)) {
          const outcome = repeat(kept, call);
          if (outcome) return { outcome, isRepeated: true };
          await pause(LOOKS_EVERY_MS);
        }
      }
      return { outcome: refuse('call_under_way', { retry_after_seconds: 5 }), isRepeated: true };
    },
  };
}
