import { sql } from 'kysely';
import type { DocumentFacts } from '#contract/people/cv-document.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { quietUntil } from '#domain/people/cv-document/cv-document.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { documentObject } from '#server/features/people/cv-document/lifecycle.ts';
import { isLiveBooking } from '#server/features/people/cv-document/policy.ts';
import { type LoadedDocument, loadHeld } from '#server/features/people/cv-document/queries/load-documents.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

async function loadOwn(trx: Trx, { talent_id }: TalentActor, id: string): Promise<LoadedDocument | null> {
  const [row] = await loadHeld(trx, [id]);
  return row?.talent_id === talent_id ? row : null;
}

/**
 * Refreshes the open screens of companies with a live booking of the talent, after a change of a document that is or
 * was open to them.
 */
async function tellBookers(trx: Trx, { talent_id }: TalentActor): Promise<void> {
  const { rows } = await sql<{ company_id: string }>`
    select distinct b.company_id from bookings b where b.talent_id = ${talent_id} and ${isLiveBooking}`.execute(trx);
  const topics = rows.map(({ company_id }) => `company:${company_id}` as const);
  announce(trx, { topics, noun: 'cv_document' });
}

/** Changes kind, title, validity and audience of a document. */
export async function changeDocument(trx: Trx, actor: TalentActor, id: string, facts: DocumentFacts, moment: Moment) {
  const row = await loadOwn(trx, actor, id);
  if (!row) return refuse('not_found');
  const { valid_until } = facts;
  // A new last day of validity is notified again; without a new day, other changes cause no second notice.
  const end =
    valid_until === row.valid_until ? {} : { quiet_until: quietUntil(valid_until, moment.today), end_told_date: null };
  const object = documentObject({ ...row, ...facts });
  const values = { ...facts, ...end };
  const moved = await move(trx, { noun: 'cv_document', command: 'change', object, actor, moment, words: {}, values });
  if (isRefusal(moved)) return moved;
  if (row.audience === 'booked' || facts.audience === 'booked') await tellBookers(trx, actor);
  return moved;
}

/** Removes a document: from the commit on it cannot be opened, and the tidying job removes its bytes. */
export async function removeDocument(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const row = await loadOwn(trx, actor, id);
  if (!row) return refuse('not_found');
  const object = documentObject(row);
  const moved = await move(trx, { noun: 'cv_document', command: 'remove', object, actor, moment, words: {} });
  if (!isRefusal(moved) && row.audience === 'booked') await tellBookers(trx, actor);
  return moved;
}
