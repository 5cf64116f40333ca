import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { announcePayouts, holdNamed } from '#server/features/money/payout/commands/move-payouts.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import type { LoadedPayout } from '#server/features/money/payout/queries/load-payouts.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { hashOfAccount } from '#server/features/people/payment/commands/account-hash.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { make, moveMany } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { type Accounts, sealedAccounts } from './batch-accounts.ts';

export interface NewBatch {
  readonly ids: readonly string[];
  /** Banking day on which the bank is to pay (ISO day). */
  readonly execution_on: string;
}

/**
 * The present account of each payout, keyed by payout. Each reading is logged with the administrator and the reason.
 */
async function readAccounts(trx: Trx, env: Env, payouts: readonly LoadedPayout[], actor: AdminActor, moment: Moment) {
  const accounts: Record<string, BankAccount> = {};
  for (const { id, talent_id, number } of payouts) {
    const reading = { talent_id, reader_account_id: actor.account_id, reason: `Utbetalning ${number}` };
    const plain = await readInPlain(trx, env, reading, moment);
    if (!plain) return refuse('payment_details_incomplete');
    accounts[id] = plain.account;
  }
  return accounts;
}

/**
 * The talents' municipalities by name, as the towns that banks demand, keyed by talent; 'Sverige' if the municipality
 * is unknown.
 */
async function citiesOf(trx: Trx, payouts: readonly LoadedPayout[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; municipality_id: string | null }>`
    select id, municipality_id from talents where id = any(${payouts.map(({ talent_id }) => talent_id)}::uuid[])`.execute(
    trx,
  );
  return new Map(
    rows.map(({ id, municipality_id }) => [id, municipality_id ? municipalities.label(municipality_id) : 'Sverige']),
  );
}

async function keepLines(trx: Trx, env: Env, batch_id: string, payouts: readonly LoadedPayout[], accounts: Accounts) {
  const cities = await citiesOf(trx, payouts);
  const hashOf = (account: BankAccount | undefined) => account && hashOfAccount(env, account);
  const lines = payouts.map(({ id: payout_id, talent_id, talent_name: name, number, way, amount_ore }, index) => ({
    account_hash: hashOf(accounts[payout_id]),
    batch_id,
    payout_id,
    position: index + 1,
    name,
    city: cities.get(talent_id) ?? 'Sverige',
    reference: number ?? '',
    is_wage: way === 'wage',
    amount_ore: amount_ore as Ore,
  }));
  await trx.insertInto('payout_batch_lines').values(lines).execute();
}

/**
 * Puts payouts that another administrator has approved in a batch for the bank, all or none. If two administrators
 * choose the same payout, the later batch is refused.
 * @returns the id of the batch
 */
export async function makeBatch(
  trx: Trx,
  env: Env,
  actor: AdminActor,
  { ids, execution_on }: NewBatch,
  moment: Moment,
) {
  const payouts = await holdNamed(trx, actor, ids);
  if (isRefusal(payouts)) return payouts;
  const debtor = await findPlatform(trx, execution_on);
  if (!debtor) return refuse('platform_missing');
  const accounts = await readAccounts(trx, env, payouts, actor, moment);
  if (isRefusal(accounts)) return accounts;
  const id = randomUUID();
  const payout_count = payouts.length;
  const number = await nextNumber(trx);
  const values = {
    number,
    execution_on,
    debtor,
    payout_count,
    total_ore: add(...payouts.map((one) => one.amount_ore as Ore)),
    made_by: actor.account_id,
    made_by_name: actor.name,
    created_date: moment.now,
    ...sealedAccounts(env, id, accounts),
  };
  const facts = { number, execution_on, payout_count };
  const object = { id, values: values as never, concerned: {}, facts };
  const moved = await moveMany(trx, {
    noun: 'payout',
    command: 'batch',
    objects: payouts.map(payoutObject),
    actor,
    moment,
    words: {},
    values: { batched_by: actor.account_id, batch_id: id },
  } as const);
  if (isRefusal(moved)) return moved;
  const made = await make(trx, { noun: 'batch', object, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  await keepLines(trx, env, id, payouts, accounts);
  announcePayouts(trx, payouts);
  announce(trx, { topics: [], noun: 'batch' });
  return { id };
}

/**
 * The number of the next batch, for people and the bank. A batch that is rolled back leaves a gap, which is harmless.
 */
async function nextNumber(trx: Trx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('payout_batches', 'number'))::int as number`.execute(trx);
  return rows[0]?.number ?? 0;
}
