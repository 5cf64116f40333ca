import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdOwnCall, mayAsk, type OwnCall } from '#server/features/auditions/appointment/queries/own-call.ts';
import { loadCalled } from '#server/features/auditions/audition-day/queries/load-planned.ts';
import { loadWishes } from '#server/features/auditions/slot-wish/queries.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { takeSlot } from './choose-time.ts';

interface Asked {
  readonly words: string;
  readonly after_time: string | null;
  readonly before_time: string | null;
  readonly is_in_line: boolean;
}

/** Asks for another time. A second wish replaces the first, and goes to the end of the line. */
export async function askForTime(trx: Trx, actor: TalentActor, id: string, asked: Asked, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  if (!mayAsk(own)) return refuse('not_allowed_now');
  const ended = await moveWish(trx, actor, own, 'take-back', moment);
  if (isRefusal(ended) && ended.refused !== 'not_allowed_now') return ended;
  const [called] = await loadCalled(trx, sql`i.id = ${id}`);
  if (!called) return refuse('not_found');
  const { audition_id, candidate_id, project_id, company_id, talent_id } = called;
  const { project_title, company_name, talent_name, role_title, audition_title } = called;
  return make(trx, {
    noun: 'slot_wish',
    actor,
    moment,
    words: {},
    object: {
      id: randomUUID(),
      values: {
        invitation_id: id,
        audition_id,
        candidate_id,
        project_id,
        company_id,
        talent_id,
        ...asked,
        passed_slot_ids: [],
        created_date: moment.now,
      },
      concerned: { candidate_id, project_id, company_id, talent_id },
      facts: {
        project_title,
        company_name,
        talent_name,
        role_title,
        audition_title,
        offered_starts: null,
        offer_until: null,
      },
    },
  });
}

async function moveWish(trx: Trx, actor: TalentActor, own: OwnCall, command: 'pass' | 'take-back', moment: Moment) {
  const standing = sql`w.invitation_id = ${own.invitation.id} and w.status in ('open', 'offered')`;
  const [object] = await loadWishes(trx, standing, moment);
  if (!object) return refuse('not_allowed_now');
  return move(trx, { noun: 'slot_wish', command, object, actor, moment, words: {} });
}

/** Declines the offered time (`pass`), or withdraws the wish (`take-back`). */
export async function answerWish(
  trx: Trx,
  actor: TalentActor,
  id: string,
  command: 'pass' | 'take-back',
  moment: Moment,
) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  if (command === 'pass')
    await sql`
      update invitations i set declined_starts = i.declined_starts || s.starts_date
      from slot_wishes w join audition_slots s on s.id = w.offered_slot_id
      where i.id = ${id} and w.invitation_id = i.id and w.status = 'offered'`.execute(trx);
  return moveWish(trx, actor, own, command, moment);
}

/** Takes the offered time, which was reserved for this talent. */
export async function takeOffer(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const own = await holdOwnCall(trx, actor, id, moment);
  if (!own) return refuse('not_found');
  const [object] = await loadWishes(trx, sql`w.invitation_id = ${id} and w.status = 'offered'`, moment);
  const slot_id = object?.subject.offered_slot_id;
  if (!object || !slot_id) return refuse('offer_over');
  const taken = await move(trx, { noun: 'slot_wish', command: 'take', object, actor, moment, words: {} });
  return isRefusal(taken) ? taken : takeSlot(trx, actor, own, slot_id, moment);
}

/** Declines a talent's wish for another time on behalf of the company, with an optional reason. */
export async function declineWish(trx: Trx, actor: ProjectActor, id: string, reason: string, moment: Moment) {
  const { rows } = await sql`
    select p.id from projects p join slot_wishes w on w.project_id = p.id
    where w.id = ${id} and ${visibleProjects(actor)} for no key update of p`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  const [object] = await loadWishes(trx, sql`w.id = ${id}`, moment);
  if (!object) return refuse('not_found');
  const words = { reason: reason || null };
  return move(trx, { noun: 'slot_wish', command: 'decline', object, actor, moment, words });
}
