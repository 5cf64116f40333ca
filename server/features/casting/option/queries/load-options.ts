import type { OptionFacts } from '#domain/casting/facts.ts';
import { answerUntil, challengeEnd, hasRunOut } from '#domain/casting/option/option.rules.ts';
import type { ReactingOption } from '#domain/casting/option/option.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';

/** An option with its people and its place in the line, and the facts for its guards and events. */
export interface LoadedOption extends ReactingOption, OptionFacts {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  /**
   * After this option's challenge: the instant until which the company of the earlier option has to answer; otherwise
   * null.
   */
  readonly awaited_until: string | null;
}

type Row = Omit<LoadedOption, 'answer_until' | 'has_run_out'>;

const IN_LINE = sql`n.talent_id = o.talent_id and n.status in ('open', 'challenged') and n.days && o.days`;
const BEFORE = sql`from options n where ${IN_LINE} and n.number < o.number`;

const selection = sql`
  select o.id, o.candidate_id, o.project_id, o.company_id, o.talent_id, o.status, o.rank, o.ends_date, o.challenged_until,
    p.title as project_title, c.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
    k.terms ->> 'role_title' as role_title, lower(o.days) as first_day, upper(o.days) - 1 as last_day,
    1 + (select count(*) ${BEFORE}) as place,
    exists (select ${BEFORE} and n.status = 'challenged') as is_next_challenged,
    exists (select ${BEFORE} and n.company_id = o.company_id) as is_next_own,
    case when o.challenge_date is not null
      then (select min(n.challenged_until) ${BEFORE} and n.status = 'challenged') end as awaited_until,
    exists (select from options n where ${IN_LINE} and n.number > o.number and n.challenge_date is not null) as has_challenger,
    exists (select from bookings b where b.talent_id = o.talent_id and b.status in ('waiting', 'confirmed')
      and b.candidate_id <> o.candidate_id and daterange(b.starts_on, b.ends_on, '[]') && o.days) as is_booked_over,
    o.days is distinct from (select range_agg(daterange(starts_on, ends_on, '[]'))
      from jsonb_to_recordset(k.terms -> 'days') as spans (starts_on date, ends_on date)) as has_other_days
  from options o join projects p on p.id = o.project_id join companies c on c.id = o.company_id
    join talents t on t.id = o.talent_id join candidates k on k.id = o.candidate_id`;

const withTimes = (row: Row, moment: Moment): LoadedOption => ({
  ...row,
  has_run_out: hasRunOut(row, moment),
  answer_until: answerUntil({ ...row, challenged_until: row.challenged_until ?? challengeEnd(moment.now) }),
});

/**
 * The options that meet `where`, in which `o` is the option, without a check of the actor's rights. Ordered by talent,
 * so that all transactions lock in the same order.
 */
export async function loadOptions(db: Db, where: ReturnType<typeof sql>, moment: Moment): Promise<LoadedOption[]> {
  const { rows } = await sql<Row>`${selection} where ${where} order by o.talent_id, o.number`.execute(db);
  return rows.map((row) => withTimes(row, moment));
}
