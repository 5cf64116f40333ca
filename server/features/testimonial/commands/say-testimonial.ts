import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { CompanyActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { make, move } from '../../../lifecycle/run.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { aboutTestimonial, testimonialObject } from '../lifecycle.ts';
import { type LoadedTestimonial, loadTestimonials, present } from '../queries/load-testimonials.ts';

/** Who has worked, held so that of two members who write at once the second finds what the first has said. */
async function hold(trx: Trx, actor: ProjectActor, candidate_id: string, moment: Moment) {
  const where = sql`k.id = ${candidate_id}`;
  if ((await loadTestimonials(trx, actor, where, moment)).length === 0) return null;
  await sql`select from candidates k where ${where} for no key update`.execute(trx);
  // Asked again under the lock, and with the name: who reads a notice decides nothing about whom they may see.
  const [row] = await loadTestimonials(trx, null, where, moment);
  return row ?? null;
}

async function shown(trx: Trx, actor: ProjectActor, { candidate_id }: LoadedTestimonial, moment: Moment) {
  const [row] = await loadTestimonials(trx, actor, sql`k.id = ${candidate_id}`, moment);
  return row ? present(row, actor, moment) : refuse('not_found');
}

export interface Saying {
  readonly words: string;
  /** What the sender had before them; null for nothing. */
  readonly seen_words: string | null;
}

/** A company says something of somebody who has worked for it, or puts it otherwise. The same words again change nothing. */
export async function sayTestimonial(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  { words, seen_words }: Saying,
  moment: Moment,
) {
  const row = await hold(trx, actor, id, moment);
  if (!row) return refuse('not_found');
  if (!row.is_over) return refuse('work_not_over');
  if (row.words === words && row.status === 'given') return shown(trx, actor, row, moment);
  if (row.words !== seen_words) return refuse('changed_meanwhile');
  const given_by = actor.name;
  const object = testimonialObject(row);
  const { concerned, facts } = aboutTestimonial(row);
  const { candidate_id, project_id, company_id, talent_id } = row;
  const ids = { candidate_id, project_id, company_id, talent_id };
  const said = object
    ? await move(trx, {
        ...{ noun: 'testimonial', command: 'change', object, actor, moment, words: {} },
        values: { words, given_by },
      })
    : await make(trx, {
        ...{ noun: 'testimonial', actor, moment, words: {} },
        object: { id: randomUUID(), values: { ...ids, words, given_by, given_date: moment.now }, concerned, facts },
      });
  return isRefusal(said) ? said : shown(trx, actor, row, moment);
}

/** Takes back what was said. */
export async function withdrawTestimonial(trx: Trx, actor: ProjectActor, id: string, moment: Moment) {
  const row = await hold(trx, actor, id, moment);
  const object = row && testimonialObject(row);
  if (!object) return refuse('not_found');
  const moved = await move(trx, { noun: 'testimonial', command: 'withdraw', object, actor, moment, words: {} });
  return isRefusal(moved) ? moved : shown(trx, actor, row, moment);
}
