import { sql } from 'kysely';
import type { PayloadOf } from '#domain/notification/payload.ts';
import type { Moment } from '#domain/time/day.ts';
import type { StateValue } from '#domain/workflow/workflow.ts';
import type { WorkflowEvent } from '#domain/workflow/workflows.ts';
import type { Trx } from '../db/transaction.ts';
import type { WorkflowActor } from '../db/transition-runner.ts';
import { announceEvent } from '../live/announce-event.ts';
import { writeEditLog } from './edit-log.ts';
import { channelsOf, writeNotices } from './notices.ts';

/** Whom and what an event is about. Absent means that it does not apply. */
export interface Concerned {
  readonly company_id?: string;
  readonly project_id?: string;
  readonly talent_id?: string;
  readonly candidate_id?: string;
  /** Where a guardian is mailed and the path of their link; kept nowhere but in the mail. */
  readonly guardian?: { readonly email: string; readonly path: string };
}

export interface NewEvent<Type extends WorkflowEvent = WorkflowEvent> {
  readonly type: Type;
  readonly subject_id: string;
  readonly actor: WorkflowActor;
  readonly concerned: Concerned;
  readonly from_state: Readonly<Record<string, StateValue>> | null;
  readonly to_state: Readonly<Record<string, StateValue>>;
  readonly payload: PayloadOf<Type>;
  readonly moment: Moment;
}

export interface RecordedEvent extends NewEvent {
  readonly id: number;
}

/**
 * Writes the event and everything that follows from it, in the caller's transaction: edit log, notices, mails waiting
 * to be sent and the call to open screens. All of it appears with the commit or not at all, and only once.
 * @returns the event's number
 */
export async function recordEvent(trx: Trx, event: NewEvent): Promise<number> {
  const { actor, concerned } = event;
  const { rows } = await sql<{ id: number }>`
    insert into events (type, subject_id, actor_role, actor_account_id, actor_name, company_id, project_id, talent_id,
      from_state, to_state, payload, created_date)
    values (${event.type}, ${event.subject_id}, ${actor.role}, ${actor.account_id}, ${actor.name},
      ${concerned.company_id ?? null}, ${concerned.project_id ?? null}, ${concerned.talent_id ?? null},
      ${event.from_state && JSON.stringify(event.from_state)}, ${JSON.stringify(event.to_state)},
      ${JSON.stringify(event.payload)}, ${event.moment.now})
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The event ${event.type} was not written`);
  const recorded = { ...event, id };
  await writeEditLog(trx, recorded);
  await writeNotices(trx, recorded);
  announceEvent(trx, recorded, channelsOf(event.type));
  return id;
}
