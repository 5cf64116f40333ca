import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { CompanyStatus } from '#domain/company/company.workflow.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import type { Trx } from '../../db/transaction.ts';
import { move } from '../../db/transition-runner.ts';
import type { AdminActor } from '../../http/actor.ts';

/** An administrator's decision about a company; the company is told with the reason. */
export async function moveCompany(
  trx: Trx,
  actor: AdminActor,
  id: string,
  command: Command<'company'>,
  reason: string | null,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const { rows } = await sql<{
    status: CompanyStatus;
    company_name: string;
    contact_name: string;
    is_email_confirmed: boolean;
  }>`
    select status, name as company_name, contact_name, email_confirmed_date is not null as is_email_confirmed
    from companies where id = ${id}`.execute(trx);
  const company = rows[0];
  if (!company) return refuse('not_found');
  const { company_name, contact_name, ...subject } = company;
  const moved = await move(trx, {
    noun: 'company',
    command,
    id,
    subject,
    actor,
    moment,
    values: { status_reason: reason, decided_date: moment.now },
    concerned: { company_id: id },
    payload: { company_name, contact_name, reason },
  });
  return isRefusal(moved) ? moved : true;
}
