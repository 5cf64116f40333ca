import { type RawBuilder, sql } from 'kysely';
import {
  GENERAL_MAIL,
  INTIMATE_CONTENT,
  LOW_DAY_FEE,
  REPORT_DAYS,
  RISK_RULES,
  type Risk,
} from '#domain/companies/risk/risk.rules.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';

const FEE = sql`(r.terms #>> '{fee,amount_ore}')::bigint`;

// True if the role is unpaid or its fee per whole day is below LOW_DAY_FEE. A fee for the whole work is compared as a
// fee for one day, because the number of days is not known here.
const PAYS_LITTLE = sql`case r.terms #>> '{fee,basis}'
  when 'unpaid' then true
  when 'day' then ${FEE} < ${LOW_DAY_FEE}
  when 'half_day' then ${FEE} * 2 < ${LOW_DAY_FEE}
  when 'hour' then ${FEE} * (r.terms #>> '{fee,hours_per_day}')::int < ${LOW_DAY_FEE}
  when 'whole' then ${FEE} < ${LOW_DAY_FEE} end`;

const LOOKS_FOR_MINORS = sql`jsonb_path_exists(r.wanted,
  '$.wishes[*] ? (@.demand != "not").any[*] ? (@.kind == "age" && @.max < 18)')`;

/**
 * The facts for risks as a lateral join `f`: facts about a company, and about the roles `r` of the projects `o` that
 * meet `isMeant`.
 */
const factsOf = (company_id: RawBuilder<unknown>, isMeant: RawBuilder<unknown>, today: string) => sql`
  cross join lateral (
    select roles.*,
      (select count(*) from projects done where company_id = ${company_id} and status = 'completed'
        -- A part of a production that only cast has no work of its own.
        and (production_id is null or exists (select from work_reports w where w.project_id = done.id))) as completed_project_count,
      (select count(*) from project_chats h join inquiries q on q.chat_id = h.id
        where h.company_id = ${company_id} and q.kind = 'report' and q.talent_id is not null
          and q.created_date >= ${addDays(today, -REPORT_DAYS)}) as report_count,
      (select count(*) from invoices where company_id = ${company_id} and status = 'issued' and due_on < ${today}) as late_invoice_count,
      (select count(*) from company_members m join accounts a on a.id = m.account_id
        where m.company_id = ${company_id} and m.member_role = 'owner'
          and split_part(a.email, '@', 2) = any(${[...GENERAL_MAIL]}::text[])) as general_mail_count
    from (
      select count(*) filter (where ${LOOKS_FOR_MINORS} or exists (
          select from candidates k join talents t on t.id = k.talent_id
          where k.project_id = o.id and k.role_id = r.id and not k.is_deleted
            and t.birth_date > ${adultBornBy(today)}::date)) as minor_role_count,
        count(*) filter (where r.terms -> 'content' ?| ${sql`array[${sql.join([...INTIMATE_CONTENT])}]`}) as intimate_role_count,
        count(*) filter (where ${PAYS_LITTLE}) as low_fee_role_count
      from projects o join project_roles r on r.project_id = o.id where ${isMeant}) roles) f`;

/** The facts for risks of the company `c`, from all its casting and active projects. */
export const companyRiskFacts = (today: string): RawBuilder<unknown> =>
  factsOf(sql`c.id`, sql`o.company_id = c.id and o.status in ('casting', 'active')`, today);

/** The facts for risks of the project `p`, whatever its status: from its own roles and from its company. */
export const projectRiskFacts = (today: string): RawBuilder<unknown> =>
  factsOf(sql`p.company_id`, sql`o.id = p.id`, today);

/** The condition on `f` (the join of `factsOf`) for a risk, by its rule. */
export function hasRisk(risk: Risk): RawBuilder<unknown> {
  const rule = RISK_RULES[risk];
  const fact = sql.ref(`f.${rule.fact}`);
  return 'from' in rule ? sql`${fact} >= ${rule.from}` : sql`${fact} < ${rule.below}`;
}
