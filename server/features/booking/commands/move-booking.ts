import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { BookingStatus } from '#domain/booking/booking.workflow.ts';
import type { Ore } from '#domain/money/ore.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../db/transition-runner.ts';
import type { SystemActor } from '../../../http/actor.ts';
import { type ProjectActor, visibleProjects } from '../../project/policy.ts';

export interface BookingMove {
  readonly command: Command<'booking'>;
  readonly reason?: string;
}

interface LoadedBooking {
  status: BookingStatus;
  starts_on: string;
  ends_on: string;
  day_fee_ore: Ore;
  candidate_id: string;
  project_id: string;
  company_id: string;
  talent_id: string;
  project_title: string;
  company_name: string;
  talent_name: string;
  role_title: string;
}

/** Moves one booking of a project the actor may see. */
export async function moveBooking(
  trx: Trx,
  actor: ProjectActor | SystemActor,
  id: string,
  { command, reason }: BookingMove,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const { rows } = await sql<LoadedBooking>`
    select b.status, b.starts_on, b.ends_on, b.day_fee_ore, b.candidate_id, b.project_id, b.company_id, b.talent_id,
      p.title as project_title, c.name as company_name, r.title as role_title,
      btrim(t.first_name || ' ' || t.last_name) as talent_name
    from bookings b join projects p on p.id = b.project_id join companies c on c.id = b.company_id
      join project_roles r on r.id = b.role_id join talents t on t.id = b.talent_id
    where b.id = ${id} and ${actor.role === 'system' ? sql`true` : visibleProjects(actor)}`.execute(trx);
  const booking = rows[0];
  if (!booking) return refuse('not_found');
  const { status, candidate_id, project_id, company_id, talent_id, ...payload } = booking;
  const moved = await move(trx, {
    noun: 'booking',
    command,
    id,
    subject: booking,
    actor,
    moment,
    ...(reason && { values: { cancel_reason: reason } }),
    concerned: { candidate_id, project_id, company_id, talent_id },
    payload: { ...payload, reason: reason ?? null },
  });
  return isRefusal(moved) ? moved : true;
}
