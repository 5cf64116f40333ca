import { sql } from 'kysely';
import { PUSHES } from '#domain/kernel/push/pushes.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { BOOKED_THREAD, MESSAGE_SENT, MESSAGE_TO_ALL } from '#domain/talk/notification/notice-target.ts';
import type { Trx } from '#server/db/transaction.ts';
import { TARGET } from '#server/events/notices.ts';
import { MESSAGE_MEMBERS, MESSAGE_PUSH } from '#server/events/pushes.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import type { LoadedThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { announce, type Topic } from '#server/live/announce.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import { type NewPush, queuePushes } from '#server/push/push-entries.ts';
import { messageNotice } from '#texts/talk/thread-words.ts';

/** A recipient of a message: a talent (null for the company), and the candidate whose thread the notice opens. */
export interface Told {
  readonly talent_id: string | null;
  readonly candidate_id: string;
}

const typeOf = ({ kind }: LoadedThread) => (kind === 'project' ? MESSAGE_TO_ALL : MESSAGE_SENT);

/**
 * Adds a notice about a thread to the bell of each recipient who has no unread notice about that thread, and a push to
 * their devices.
 */
export async function tellUnread(trx: Trx, thread: LoadedThread, told: readonly Told[], { now }: Moment) {
  const { side, company_id, company_name, talent_name, project_id, is_booked } = thread;
  const { title, message } = messageNotice(side === 'company' ? company_name : (talent_name ?? ''), thread);
  const audience = side === 'company' ? 'talent' : 'company';
  const notice = { title, type: typeOf(thread), notification_type: is_booked ? BOOKED_THREAD : null };
  const pushes = told.map(({ talent_id, candidate_id }) => ({
    candidate_id,
    push: MESSAGE_PUSH,
    kind: PUSHES[MESSAGE_PUSH].kind,
    path: TARGET[audience]({ ...notice, related_project_id: project_id, related_candidate_status_id: candidate_id }),
    happens: null,
    made: now,
    talent_id,
    company_id: audience === 'company' ? company_id : null,
    member_roles: MESSAGE_MEMBERS,
    admin_roles: null,
    but_not: null,
  })) satisfies readonly NewPush[];
  const { rows } = await sql<{ pushed: number }>`
    with told as (
        select (push ->> 'candidate_id')::uuid as candidate_id, (push ->> 'talent_id')::uuid as talent_id,
          (push ->> 'company_id')::uuid as company_id, push
        from jsonb_array_elements(${JSON.stringify(pushes)}::jsonb) as push),
      added as (
        insert into notices (audience, talent_id, company_id, title, message, type, notification_type, related_project_id,
          related_candidate_status_id, created_date)
        select ${audience}, told.talent_id, told.company_id, ${title}, ${message}, ${notice.type},
          ${notice.notification_type}, ${project_id}::uuid, told.candidate_id, ${now}::timestamptz
        from told
        where not exists (
          select from notices n where not n.read and n.type = ${notice.type}
            and n.talent_id is not distinct from told.talent_id and n.company_id is not distinct from told.company_id
            and n.related_candidate_status_id = told.candidate_id)
        -- A notice of the same instant has been read: it is unread again.
        on conflict on constraint notices_once do update set read = false
        returning id, related_candidate_status_id)
    select ${queuePushes(sql`
      select 'notice ' || added.id as key, told.push
      from added join told on told.candidate_id = added.related_candidate_status_id`)} as pushed`.execute(trx);
  if (rows[0]?.pushed) wakeDrainers(trx, 'push');
  const topics = told.map(
    ({ talent_id }): Topic => (talent_id === null ? `company:${company_id}` : `talent:${talent_id}`),
  );
  announce(trx, { topics, noun: 'notice' });
}

/** Marks the actor's notices about a thread as read. */
export async function markTold(trx: Trx, actor: ThreadActor, thread: LoadedThread): Promise<void> {
  const own =
    actor.role === 'talent'
      ? sql`audience = 'talent' and talent_id = ${actor.talent_id}`
      : sql`audience = 'company' and company_id = ${actor.company_id}`;
  const about = thread.kind === 'candidate' ? sql`related_candidate_status_id = ${thread.id}` : sql`true`;
  await sql`
    update notices set read = true where ${own} and not read and type = ${typeOf(thread)}
      and related_project_id = ${thread.project_id} and ${about}`.execute(trx);
}
