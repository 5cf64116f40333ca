import { sql } from 'kysely';
import type { WrittenTaxPaper } from '#contract/people/tax-paper.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { TAX_PAPER_BOUNDS } from '#domain/people/tax-paper/tax-paper.rules.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { aboutTaxPaper, taxPaperObject } from './lifecycle.ts';
import { holdTaxPaper } from './queries.ts';

/** Enters a paper of a talent. The same paper sent twice is entered once. */
async function enter(
  trx: Trx,
  actor: TalentActor | AdminActor,
  talent_id: string,
  { id, ...written }: WrittenTaxPaper,
  { now, today }: Moment,
) {
  const { rows: talents } = await sql<{ name: string }>`
    select btrim(first_name || ' ' || last_name) as name from talents where id = ${talent_id} for no key update`.execute(
    trx,
  );
  const [talent] = talents;
  if (!talent) return refuse('not_found');
  const { rows: same } = await sql<{ is_theirs: boolean }>`
    select talent_id = ${talent_id} as is_theirs from tax_papers where id = ${id}`.execute(trx);
  if (same[0]) return same[0].is_theirs ? ('known' as const) : refuse('changed_meanwhile');
  const { rows: live } = await sql`
    select from tax_papers where talent_id = ${talent_id} and status in ('handed_in', 'accepted')
      and valid_to >= ${today} limit ${TAX_PAPER_BOUNDS.count}`.execute(trx);
  if (live.length >= TAX_PAPER_BOUNDS.count) return refuse('documents_full');
  const values = { ...written, talent_id, handed_in_by: actor.account_id, created_date: now, updated_date: now };
  const object = { id, values, ...aboutTaxPaper({ ...written, talent_id, talent_name: talent.name }) };
  return make(trx, { noun: 'tax_paper', object, actor, moment: { now, today }, words: {} });
}

/** Enters a paper of the talent's own, which waits for finance. */
export async function handInTaxPaper(trx: Trx, actor: TalentActor, written: WrittenTaxPaper, moment: Moment) {
  return enter(trx, actor, actor.talent_id, written, moment);
}

/** Enters a paper that finance has seen, and accepts it. */
export async function enterTaxPaper(
  trx: Trx,
  actor: AdminActor,
  { talent_id, ...written }: WrittenTaxPaper & { readonly talent_id: string },
  moment: Moment,
) {
  const entered = await enter(trx, actor, talent_id, written, moment);
  if (isRefusal(entered) || entered === 'known') return entered;
  return lookAt(trx, actor, 'accept', { id: written.id, reason: null }, moment);
}

/** Accepts or refuses a paper; `reason` is for the talent whose paper is refused. */
export async function lookAt(
  trx: Trx,
  actor: AdminActor,
  command: 'accept' | 'refuse',
  { id, reason }: { readonly id: string; readonly reason: string | null },
  moment: Moment,
) {
  const paper = await holdTaxPaper(trx, actor, id);
  if (!paper) return refuse('not_found');
  const values = {
    reason,
    looked_at_by: actor.account_id,
    looked_at_name: actor.name,
    looked_at_date: moment.now,
  };
  const object = taxPaperObject(paper);
  return command === 'accept'
    ? move(trx, { noun: 'tax_paper', command, object, actor, moment, words: {}, values })
    : move(trx, { noun: 'tax_paper', command, object, actor, moment, words: { reason: reason ?? '' }, values });
}

/** Ends a paper: payouts that are computed later do without it. */
export async function endTaxPaper(trx: Trx, actor: TalentActor | AdminActor, id: string, moment: Moment) {
  const paper = await holdTaxPaper(trx, actor, id);
  if (!paper) return refuse('not_found');
  return move(trx, { noun: 'tax_paper', command: 'end', object: taxPaperObject(paper), actor, moment, words: {} });
}
