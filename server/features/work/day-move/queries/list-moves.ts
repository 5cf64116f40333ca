import { sql } from 'kysely';
import type { MoveAnswer, ShownMove } from '#contract/work/day-move.ts';
import type { InterestStatus } from '#domain/casting/candidate/candidate.workflow.ts';
import type { DayMove } from '#domain/deal/terms/move-days.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AgreementSigner, AgreementStatus } from '#domain/work/agreement/agreement.workflow.ts';
import type { MoveAnswerCode } from '#domain/work/day-move/day-move.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { mayReplace } from '#server/features/work/booking/queries/may-replace.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/** Number of moves in the list; earlier ones have been answered long ago. */
const AT_MOST = 10;

interface Row {
  readonly day_move_id: string;
  readonly id: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** Null for a person who is asked. */
  readonly agreement_id: string | null;
  readonly status: AgreementStatus | null;
  readonly awaits: AgreementSigner | null;
  readonly signed_date: string | null;
  readonly decline_reason: string | null;
  readonly interest_status: InterestStatus;
  readonly is_over: boolean;
  readonly left: MoveAnswer['left'];
}

const OF_AGREEMENT: Partial<Record<AgreementStatus, MoveAnswerCode>> = {
  draft: 'waiting',
  to_sign: 'waiting',
  declined: 'no',
};
const OF_INTEREST: Record<InterestStatus, MoveAnswerCode> = {
  pending: 'waiting',
  overdue_interest: 'waiting',
  interested: 'yes',
  not_interested: 'no',
};

function answerOf({ status, signed_date, interest_status, is_over }: Row): MoveAnswerCode {
  if (status !== null) return signed_date === null ? (OF_AGREEMENT[status] ?? 'over') : 'yes';
  return is_over ? 'over' : OF_INTEREST[interest_status];
}

function presentAnswer(row: Row): MoveAnswer {
  const { id, talent_name, role_title, agreement_id, awaits, decline_reason, left } = row;
  const is_booked = agreement_id !== null;
  const answer = answerOf(row);
  const shown = { id, talent_name, role_title, is_booked, answer, awaits, reason: decline_reason, agreement_id };
  return { ...shown, left: answer === 'no' ? left : [] };
}

/**
 * The moves of days of a project's production, the newest first, with the answers. The caller has checked that the actor
 * may see the project.
 */
export async function listMoves(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  { today }: Moment,
): Promise<ShownMove[]> {
  const { rows: moves } = await sql<{ id: string; created_date: string; moves: DayMove[]; message: string }>`
    select m.id, m.created_date, m.moves, m.message from day_moves m
    where m.production_id = (select coalesce(p.production_id, p.id) from projects p where p.id = ${project_id})
    order by m.created_date desc, m.id limit ${AT_MOST}`.execute(db);
  const ids = moves.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select x.day_move_id, k.id, coalesce(t.name, ${NOT_AVAILABLE}) as talent_name, k.terms ->> 'role_title' as role_title,
      x.agreement_id, x.status, x.awaits, x.signed_date, x.decline_reason, k.interest_status,
      k.is_deleted or k.client_decision = 'rejected' as is_over,
      coalesce((select jsonb_agg(jsonb_build_object('booking_id', b.id, 'starts_on', b.starts_on, 'ends_on', b.ends_on,
          'is_cancelled', b.status = 'cancelled') order by b.starts_on, b.id)
        from bookings b join projects p on p.id = b.project_id
        where b.candidate_id = k.id and b.moved_to is not null and ${mayReplace(actor, today)}), '[]') as "left"
    from (
        select a.day_move_id, a.candidate_id, a.id as agreement_id, a.status, a.awaits, a.signed_date, a.decline_reason
        from agreements a where a.day_move_id = any(${ids}::uuid[])
        union all
        select o.day_move_id, o.id, null, null, null, null, null
        from candidates o where o.day_move_id = any(${ids}::uuid[])) x
      join candidates k on k.id = x.candidate_id
      left join lateral (
        select btrim(seen.first_name || ' ' || seen.last_name) as name
        from talents seen where seen.id = k.talent_id and ${isSeenTalent('seen', actor, today)}) t on true
    order by talent_name, k.id`.execute(db);
  return moves.map((one) => ({
    ...one,
    people: rows.filter(({ day_move_id }) => day_move_id === one.id).map(presentAnswer),
  }));
}
