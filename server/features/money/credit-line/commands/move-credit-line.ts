import { sql } from 'kysely';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Prepayment } from '#domain/money/credit-line/credit-line.rules.ts';
import { type AdminActor, type CompanyActor, SYSTEM, type SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { readLimit } from '#server/features/accounts/setting/queries.ts';
import { creditLineObject, holdCreditLines, missingLines } from '#server/features/money/credit-line/lifecycle.ts';
import { loadCreditLines } from '#server/features/money/credit-line/queries/load-credit-lines.ts';
import { make, move } from '#server/lifecycle/run.ts';

/** Locks a company's line, which is made if the company has none, and loads it. */
export async function holdLine(trx: Trx, company_id: string, moment: Moment) {
  await holdCreditLines(trx, [company_id]);
  const [object] = await missingLines(trx, [company_id], moment);
  const made = !object || (await make(trx, { noun: 'credit_line', object, actor: SYSTEM, moment, words: {} }));
  if (isRefusal(made)) return made;
  const [line] = await loadCreditLines(trx, sql`l.company_id = ${company_id}`, moment);
  return line ?? refuse('not_found');
}

/** A company asks for a higher limit. */
export async function askForCredit(trx: Trx, actor: CompanyActor, reason: string, moment: Moment) {
  const line = await holdLine(trx, actor.company_id, moment);
  if (isRefusal(line)) return line;
  const object = creditLineObject(line);
  return move(trx, { noun: 'credit_line', command: 'ask', object, actor, moment, words: { reason } });
}

/** A decision of finance. */
export interface CreditDecision {
  /** Null for the usual limit. */
  readonly limit_ore: Ore | null;
  readonly prepayment: Prepayment;
  readonly reason: string;
  /** The limit that the administrator saw: the second of two decisions at once is refused. */
  readonly seen_limit_ore: Ore;
}

/** Sets the limit of a company, or keeps it, with a reason that the company reads. */
export async function setCredit(
  trx: Trx,
  actor: AdminActor,
  company_id: string,
  { limit_ore, prepayment, reason, seen_limit_ore }: CreditDecision,
  moment: Moment,
) {
  const line = await holdLine(trx, company_id, moment);
  if (isRefusal(line)) return line;
  if (line.limit_ore !== seen_limit_ore) return refuse('changed_meanwhile');
  // Bookings of before are not paid in advance afterwards.
  const since = line.prepayment === 'none' ? moment.now : undefined;
  const prepaid = prepayment === 'none' ? { prepay_since: null } : since ? { prepay_since: since } : {};
  const values = { limit_ore, prepayment, ...prepaid, set_by_name: actor.name };
  // The notice names the limit that holds from now on.
  await sql`update credit_lines set limit_ore = ${limit_ore} where id = ${line.id}`.execute(trx);
  const [after] = await loadCreditLines(trx, sql`l.id = ${line.id}`, moment);
  if (!after) return refuse('not_found');
  const words = { reason, limit_ore: after.limit_ore, prepayment };
  return move(trx, {
    noun: 'credit_line',
    command: 'set',
    object: creditLineObject(after),
    actor,
    moment,
    words,
    values,
  });
}

/** Ends a limit above the usual one, because another legal person has taken over the account. A lower one stays. */
export async function beginCreditAnew(trx: Trx, actor: SystemActor, company_id: string, moment: Moment) {
  const line = await holdLine(trx, company_id, moment);
  if (isRefusal(line)) return line;
  const usual_ore = kronor(await readLimit(trx, 'company_credit'));
  const values =
    line.limit_ore > usual_ore ? { limit_ore: null, set_reason: null, set_by_name: null, set_date: null } : {};
  const object = creditLineObject(line);
  return move(trx, { noun: 'credit_line', command: 'begin-anew', object, actor, moment, words: {}, values });
}
