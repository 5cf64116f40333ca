import { laterOf } from '#domain/auditions/audition/audition.ts';
import { invitationWorkflow, isWaitedFor } from '#domain/auditions/invitation/invitation.workflow.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { SYSTEM } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { lockCalledTo } from '#server/features/auditions/invitation/queries/called-to.ts';
import {
  invitationObject,
  invitationSubject,
  loadInvitation,
  loadInvitations,
  lockProjectOfInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';

type OfCompany = 'remind' | 'remove' | 'withdraw' | 'attend' | 'miss' | 'keep-time';

/** Gives a company's command to an invitation, with the project locked exclusively. */
export async function moveInvitation<C extends OfCompany>(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  command: C,
  words: CommandWords<'invitation', C>,
  moment: Moment,
) {
  await lockProjectOfInvitation(trx, id, 'update');
  const invitation = await loadInvitation(trx, actor, id);
  if (!invitation) return refuse('not_found');
  const object = invitationObject(invitation, moment);
  return move<'invitation', C>(trx, { noun: 'invitation', command, object, actor, moment, words });
}

/** Gives one talent a later deadline; the audition stays open at least until then. */
export async function grantTime(trx: Trx, actor: ProjectActor, id: string, due_date: string, moment: Moment) {
  await lockProjectOfInvitation(trx, id, 'update');
  const invitation = await loadInvitation(trx, actor, id);
  if (!invitation) return refuse('not_found');
  const isLater = invitation.due_date === null || Date.parse(due_date) > Date.parse(invitation.due_date);
  if (!isLater || Date.parse(due_date) <= Date.parse(moment.now)) return refuse('deadline_unfit');
  const object = invitationObject(invitation, moment);
  const given = await move(trx, {
    noun: 'invitation',
    command: 'grant-time',
    object,
    actor,
    moment,
    words: { due_date },
  });
  if (isRefusal(given)) return given;
  const { rows } = await sql<{ closes_date: string | null }>`
    select closes_date from auditions where id = ${invitation.audition_id}`.execute(trx);
  const closes_date = laterOf(rows[0]?.closes_date ?? null, due_date);
  await sql`update auditions set closes_date = ${closes_date} where id = ${invitation.audition_id}`.execute(trx);
  return given;
}

/**
 * Reminds all talents whose answer or tape is missing, except those who were already reminded today or have answered
 * meanwhile.
 */
export async function remindCalled(trx: Trx, actor: ProjectActor, audition_id: string, moment: Moment) {
  if (!(await lockCalledTo(trx, actor, audition_id))) return refuse('not_found');
  const called = await loadInvitations(
    trx,
    sql`v.audition_id = ${audition_id} and v.status in ('invited', 'accepted')`,
  );
  const objects = called
    .filter((one) => commandsNow(invitationWorkflow, invitationSubject(one, moment), actor, moment).includes('remind'))
    .map((one) => invitationObject(one, moment));
  const reminded = await moveMany(trx, { noun: 'invitation', command: 'remind', objects, actor, moment, words: {} });
  return isRefusal(reminded) ? reminded : { moved_count: objects.length };
}

/**
 * Hands in a tape that was begun in time and has arrived in full. If a tape was handed in before, only the time of
 * handing in is updated.
 */
export async function handInTape(trx: Trx, id: string, moment: Moment) {
  await lockProjectOfInvitation(trx, id, 'share');
  const invitation = await loadInvitation(trx, SYSTEM, id);
  if (!invitation) return refuse('not_found');
  if (invitation.status === 'done') {
    await sql`update invitations set sent_in_date = ${moment.now} where id = ${id}`.execute(trx);
    return true as const;
  }
  const object = invitationObject(invitation, moment);
  return move(trx, { noun: 'invitation', command: 'hand-in', object, actor: SYSTEM, moment, words: {} });
}

/**
 * Takes back a tape after its last usable take was deleted by the talent or refused by the preparation. If the talent
 * is no longer a candidate, the invitation ends instead, because no new tape is expected.
 */
export async function takeBackTape(trx: Trx, id: string, moment: Moment) {
  await lockProjectOfInvitation(trx, id, 'share');
  const invitation = await loadInvitation(trx, SYSTEM, id);
  if (invitation?.status !== 'done') return true as const;
  const object = invitationObject(invitation, moment);
  const common = { noun: 'invitation', object, actor: SYSTEM, moment } as const;
  return isWaitedFor(invitation, moment)
    ? move(trx, { ...common, command: 'take-back', words: {} })
    : move(trx, { ...common, command: 'end', words: {}, values: { sent_in_date: null } });
}
