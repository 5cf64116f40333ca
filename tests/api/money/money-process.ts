/**
 * A process that runs one money command, COMMAND, in the database of DATABASE_URL, and prints 'done'. A test kills the
 * process in the middle of the command and checks what remains (money-killed.deep.test.ts).
 */
import pino from 'pino';
import { ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { readEnv } from '#server/env.ts';
import { makeBatch } from '#server/features/money/batch/commands/make-batch.ts';
import { confirmBatch } from '#server/features/money/batch/commands/move-batch.ts';
import { creditInvoice } from '#server/features/money/invoice/commands/credit-invoice.ts';
import { issueInvoice } from '#server/features/money/invoice/commands/issue-invoice.ts';
import { registerPayment } from '#server/features/money/invoice/commands/register-payment.ts';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { preparePayouts } from '#server/features/money/payout/commands/prepare-payouts.ts';

export interface MoneyCommand {
  readonly name: 'issue' | 'pay-in' | 'credit' | 'prepare' | 'batch' | 'confirm' | 'post';
  /** Id of the invoice, the payout or the batch. */
  readonly id: string;
  readonly account_id: string;
  /** The time of the command (ISO instant). */
  readonly now: string;
}

const { name, id, account_id, now }: MoneyCommand = JSON.parse(process.env.COMMAND ?? '{}');
const moment = momentOf(new Date(now));
const actor: AdminActor = {
  role: 'admin',
  account_id,
  session_id: '',
  name: 'Ada Min',
  email: 'ada@example.com',
  admin_role: 'owner',
};
const env = readEnv(process.env);
const db = createKysely(createPool(process.env.DATABASE_URL ?? '', { max: 2 }));

const COMMANDS: Record<MoneyCommand['name'], (trx: Trx) => Promise<unknown>> = {
  issue: (trx) => issueInvoice(trx, actor, id, moment),
  'pay-in': (trx) => {
    const received = { invoice_id: id, paid_on: moment.today, amount_ore: ore(2_025_000), reference: 'R1' };
    return registerPayment(trx, actor, received, moment);
  },
  credit: (trx) => creditInvoice(trx, actor, { id, lines: null, reason: 'Fel.', is_anew: false }, moment),
  prepare: async () => {
    const log = pino({ level: 'silent' });
    return (await preparePayouts({ db, clock: () => new Date(now), log })) > 0;
  },
  batch: (trx) => makeBatch(trx, env, actor, { ids: [id], execution_on: '2026-12-17' }, moment),
  confirm: (trx) => confirmBatch(trx, { actor, id, moment }),
  post: () => postDuePayouts({ db, clock: () => new Date(now) }),
};
const answer = await inTransaction(db, COMMANDS[name]);
process.stdout.write(isRefusal(answer) ? `refused ${answer.refused}` : 'done');
await db.destroy();
