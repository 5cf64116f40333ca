import { sql } from 'kysely';
import type { TestimonialRow } from '#contract/testimonial.ts';
import type { TestimonialStatus } from '#domain/testimonial/testimonial.workflow.ts';
import type { Moment } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day.ts';
import { commandsNow } from '#domain/workflow/workflows.ts';
import { NOT_AVAILABLE } from '#texts/not-available.ts';
import type { Db } from '../../../db/transaction.ts';
import { type ProjectActor, visibleProjects } from '../../project/policy.ts';
import { isSeenTalent } from '../../talent/policy.ts';

/** Somebody who has worked, with the testimonial where there is one. */
export interface LoadedTestimonial {
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** True once the company has said that the work is done. */
  readonly is_over: boolean;
  /** Null for the five of them while nothing has been said. */
  readonly id: string | null;
  readonly status: TestimonialStatus | null;
  readonly words: string | null;
  readonly given_by: string | null;
  readonly given_date: string | null;
}

/** On `k` (candidates): who was booked and has not been called off, or of whom something was said before that. */
export const HAS_WORKED = sql`(
  exists (select from bookings b where b.candidate_id = k.id and b.status in ('confirmed', 'completed'))
  or exists (select from testimonials given where given.candidate_id = k.id))`;

// Whoever worked is known to the company until they may not be shown any more, as everywhere.
const nameFor = (actor: ProjectActor | null, { today }: Moment) => {
  const name = sql`btrim(t.first_name || ' ' || t.last_name)`;
  return actor === null
    ? name
    : sql`case when ${isSeenTalent('t', actor, today)} then ${name} else ${NOT_AVAILABLE} end`;
};

/** Those who have worked and whom the actor may see, with what was said of them; with their names where there is no actor. */
export async function loadTestimonials(
  db: Db,
  actor: ProjectActor | null,
  where: ReturnType<typeof sql>,
  moment: Moment,
  order = sql`k.id`,
): Promise<LoadedTestimonial[]> {
  const { rows } = await sql<LoadedTestimonial>`
    select k.id as candidate_id, p.id as project_id, p.company_id, k.talent_id, p.title as project_title,
      c.name as company_name, ${nameFor(actor, moment)} as talent_name, k.terms ->> 'role_title' as role_title,
      p.status = 'completed' as is_over, w.id, w.status, w.words, w.given_by, w.given_date
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
      join talents t on t.id = k.talent_id left join testimonials w on w.candidate_id = k.id
    where ${where} and ${HAS_WORKED} and ${actor === null ? sql`true` : visibleProjects(actor)}
    order by ${order}`.execute(db);
  return rows;
}

/** How it is shown to a company or an administrator. */
export function present(row: LoadedTestimonial, actor: ProjectActor, moment: Moment): TestimonialRow {
  const { candidate_id, talent_name, role_title, status, words, given_by, given_date, is_over } = row;
  const about = { id: candidate_id, talent_name, role_title };
  if (status === null || words === null || given_by === null || given_date === null)
    return { ...about, testimonial: null, may_give: is_over && actor.role === 'company' };
  const actions = commandsNow('testimonial', { status, given_on: dayOf(new Date(given_date)) }, actor, moment);
  return {
    ...about,
    testimonial: { words, given_by, given_date, is_withdrawn: status === 'withdrawn', actions },
    may_give: false,
  };
}
