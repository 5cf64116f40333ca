import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { lacksGuardian, needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ThreadFacts, ThreadSide } from '#domain/talk/thread/thread.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { HAS_BLOCKED } from '#server/features/casting/candidate/policy.ts';
import {
  IS_BOOKED,
  IS_OVER,
  IS_REACHED,
  readableCandidates,
  readableProjects,
  type ThreadActor,
} from '#server/features/talk/thread/policy.ts';

interface Row {
  readonly kind: 'candidate' | 'project';
  /** Id of the candidate or the project. */
  readonly id: string;
  /** Null before the first message or report, which makes the row of the thread. */
  readonly chat_id: string | null;
  readonly project_id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly project_title: string;
  /** Null in a project's thread, like the next three fields. */
  readonly talent_id: string | null;
  readonly talent_account_id: string | null;
  readonly talent_name: string | null;
  readonly role_title: string | null;
  readonly is_booked: boolean;
  readonly is_over: boolean;
  readonly is_blocked: boolean;
  readonly has_work_left: boolean;
  /** True if the company has asked the candidate; false in a project's thread. */
  readonly is_asked: boolean;
  readonly company_wrote: number;
  /**
   * Number of the last message that the talent has read: in a candidate's thread the candidate's talent, in a project's
   * thread the calling talent; 0 there if a company calls.
   */
  readonly talent_read: number;
  readonly talent_read_date: string | null;
  readonly company_read: number;
  readonly company_read_date: string | null;
  /**
   * Id of the project's thread with all booked talents; null if the candidate has no booking that meets IS_REACHED, or
   * if that thread has no message.
   */
  readonly to_all_id: string | null;
}

/** A thread with the facts for its rules. */
export interface LoadedThread extends Row, ThreadFacts {
  readonly side: ThreadSide;
  /** True for a minor, whose guardians get copies of the messages. */
  readonly is_copied: boolean;
}

type CandidateRow = Row & { birth_date: string | null; guardian_consent_date: string | null };

async function ofCandidate(db: Db, actor: ThreadActor, id: string, moment: Moment): Promise<LoadedThread | null> {
  const { rows } = await sql<CandidateRow>`
    select 'candidate' as kind, k.id, h.id as chat_id, k.project_id, p.company_id, c.name as company_name,
      p.title as project_title, k.talent_id, t.account_id as talent_account_id,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, k.terms ->> 'role_title' as role_title,
      t.birth_date, t.guardian_consent_date, ${IS_BOOKED} as is_booked, ${IS_OVER} as is_over, ${HAS_BLOCKED} as is_blocked,
      exists (select from bookings held where held.candidate_id = k.id and held.status in ('waiting', 'confirmed')) as has_work_left,
      k.source <> 'announcement' as is_asked, coalesce(h.company_wrote, 0) as company_wrote,
      coalesce(h.talent_read, 0) as talent_read, h.talent_read_date,
      coalesce(h.company_read, 0) as company_read, h.company_read_date,
      (select a.subject_id from project_chats a where a.subject_id = k.project_id and a.last_number > 0
        and exists (select from bookings held where held.candidate_id = k.id and ${IS_REACHED})) as to_all_id
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
      join talents t on t.id = k.talent_id left join project_chats h on h.candidate_id = k.id
    where k.id = ${id} and ${readableCandidates(actor, moment)}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    side: actor.role,
    company_has_written: row.company_wrote > 0,
    lacks_guardian: lacksGuardian(row, moment.today),
    is_copied: needsGuardian(row, moment.today),
  };
}

async function ofProject(db: Db, actor: ThreadActor, id: string): Promise<LoadedThread | null> {
  const reader = actor.role === 'talent' ? actor.talent_id : null;
  const { rows } = await sql<Row>`
    select 'project' as kind, p.id, h.id as chat_id, p.id as project_id, p.company_id, c.name as company_name,
      p.title as project_title, null as talent_id, null as talent_account_id, null as talent_name, null as role_title,
      exists (select from bookings held where held.project_id = p.id and held.status <> 'cancelled') as is_booked,
      false as is_over, false as is_blocked, false as has_work_left, false as is_asked, coalesce(h.company_wrote, 0) as company_wrote, coalesce(r.read_number, 0) as talent_read,
      r.read_date as talent_read_date, coalesce(h.company_wrote, 0) as company_read, null as company_read_date,
      null as to_all_id
    from projects p join companies c on c.id = p.company_id left join project_chats h on h.subject_id = p.id
      left join project_chat_readers r on r.chat_id = h.id and r.talent_id = ${reader}::uuid
    where p.id = ${id} and ${readableProjects(actor)}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const facts = { company_has_written: row.company_wrote > 0, lacks_guardian: false, is_copied: false };
  return { ...row, ...facts, side: actor.role };
}

/** The thread of the candidate or project with this id; null if the actor may not read it. */
export const loadThread = async (db: Db, actor: ThreadActor, id: string, moment: Moment) =>
  (await ofCandidate(db, actor, id, moment)) ?? (await ofProject(db, actor, id));
