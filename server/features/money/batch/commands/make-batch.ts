import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { taxedOn } from '#domain/money/payout/figures.ts';
import { BANK_PROFILES, type Bank, bankRefusal } from '#domain/money/platform/bank-profiles.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import { payableAccount } from '#domain/people/payment/payable-account.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { announcePayouts, holdNamed } from '#server/features/money/payout/commands/move-payouts.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import type { LoadedPayout } from '#server/features/money/payout/queries/load-payouts.ts';
import { doubtsOf } from '#server/features/money/payout/queries/payout-doubts.ts';
import { findBankFiles } from '#server/features/money/platform/queries/find-bank-files.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { hashOfAccount } from '#server/features/people/payment/commands/account-hash.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { bankText, NAME_LENGTH } from '#server/formats/pain/bank-text.ts';
import { make, moveMany } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { type Accounts, sealedAccounts } from './batch-accounts.ts';

export interface NewBatch {
  readonly ids: readonly string[];
  /** Banking day on which the bank is to pay (ISO day). */
  readonly execution_on: string;
}

/**
 * The present account of each payout, in the form of files, keyed by payout. Each reading is logged with the administrator and the reason.
 */
async function readAccounts(trx: Trx, env: Env, payouts: readonly LoadedPayout[], actor: AdminActor, moment: Moment) {
  const accounts: Record<string, BankAccount> = {};
  for (const { id, talent_id, number } of payouts) {
    const reading = { talent_id, reader_account_id: actor.account_id, reason: `Utbetalning ${number}` };
    const plain = await readInPlain(trx, env, reading, moment);
    if (!plain) return refuse('payment_details_incomplete');
    accounts[id] = payableAccount(plain.account);
  }
  return accounts;
}

/** Town and country of a payee: as told with an account in another country, or the talent's municipality. */
function addressOf({ municipality_id }: LoadedPayout, account: BankAccount | undefined) {
  if (account?.abroad) return { city: account.abroad.town, country: account.abroad.country };
  return { city: municipality_id ? municipalities.label(municipality_id) : '', country: 'SE' };
}

/**
 * True for a wage that was settled by the tax and contributions of a later year than that of the payment: a wage that is
 * due in January and goes out in December would be taxed and reported by the wrong year.
 */
function isOfLaterYear({ way, due_on, prepared_on }: LoadedPayout, execution_on: string): boolean {
  return way === 'wage' && prepared_on !== null && yearOf(taxedOn(due_on, prepared_on)) > yearOf(execution_on);
}

interface Lines {
  readonly batch_id: string;
  readonly payouts: readonly LoadedPayout[];
  readonly accounts: Accounts;
  readonly bank: Bank | null;
}

/** The payments of a batch as its file has them. */
function linesOf(env: Env, { batch_id, payouts, accounts, bank }: Lines) {
  return payouts.map((payout, index) => {
    const { id: payout_id, payee_name, number, supplier_reference, way, amount_ore } = payout;
    const account = accounts[payout_id];
    return {
      account_hash: account && hashOfAccount(env, account),
      batch_id,
      payout_id,
      position: index + 1,
      name: bankText(payee_name, NAME_LENGTH),
      ...addressOf(payout, account),
      reference: supplier_reference ?? number ?? '',
      is_wage: way === 'wage',
      amount_ore: amount_ore as Ore,
      doubts: doubtsOf(payout, bank).doubts,
    };
  });
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
  const [platform, files] = await Promise.all([findPlatform(trx, execution_on), findBankFiles(trx, execution_on)]);
  if (!platform || !files) return refuse('platform_missing');
  const lacking = bankRefusal(files);
  if (lacking) return refuse(lacking);
  if (payouts.some((payout) => isOfLaterYear(payout, execution_on))) return refuse('wage_of_next_year');
  const accounts = await readAccounts(trx, env, payouts, actor, moment);
  if (isRefusal(accounts)) return accounts;
  const id = randomUUID();
  const lines = linesOf(env, { batch_id: id, payouts, accounts, bank: files.bank });
  const isRefusing = BANK_PROFILES[files.bank ?? 'other'].needs_town;
  if (isRefusing && lines.some(({ city }) => city === '')) return refuse('payee_town_missing');
  const payout_count = payouts.length;
  const number = await nextNumber(trx);
  const values = {
    number,
    execution_on,
    message_id: messageId(number, id),
    debtor: { ...platform, ...files },
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
  await trx.insertInto('payout_batch_lines').values(lines).execute();
  announcePayouts(trx, payouts);
  announce(trx, { topics: [], noun: 'batch' });
  return { id };
}

/**
 * The message id of a batch's file. A bank refuses a second file of one customer with the same id, so it bears a part
 * of the batch's own random id: another installation, or a copy of this one, makes another.
 */
const messageId = (number: number, batch_id: string) => `UTB-${number}-${batch_id.slice(-12)}`;

/**
 * The number of the next batch, for people and the bank. A batch that is rolled back leaves a gap, which is harmless.
 */
async function nextNumber(trx: Trx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('payout_batches', 'number'))::int as number`.execute(trx);
  return rows[0]?.number ?? 0;
}
