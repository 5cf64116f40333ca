import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MovedPerson, MovePlan } from '#contract/work/day-move.ts';
import type { KindSpan } from '#domain/deal/terms/days.ts';
import type { DayMove } from '#domain/deal/terms/move-days.ts';
import { type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPrice } from '#server/features/people/payment/queries/talent-price.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import { findOwed } from '#server/features/work/report/queries/project-cancellation-cost.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { type PlannedPerson, planMove } from './plan-move.ts';

const plain = ({ kind, starts_on, ends_on }: KindSpan): KindSpan => ({ kind, starts_on, ends_on });

/**
 * The candidates who have another booking, or a busy day, on a day that they would get. Which of the two, and where, is
 * not told.
 */
async function findTaken(db: Db, people: readonly PlannedPerson[]): Promise<ReadonlySet<string>> {
  const rows = people.flatMap(({ candidate, before, after }) =>
    after.days.map(({ starts_on, ends_on }) => ({
      candidate_id: candidate.id,
      talent_id: candidate.talent_id,
      starts_on,
      ends_on,
      known: before.days.map((span) => `[${span.starts_on},${span.ends_on}]`).join(),
    })),
  );
  const { rows: taken } = await sql<{ candidate_id: string }>`
    select distinct x.candidate_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x (candidate_id uuid, talent_id uuid, starts_on date, ends_on date, known text)
      cross join lateral unnest(datemultirange(daterange(x.starts_on, x.ends_on, '[]')) - ('{' || x.known || '}')::datemultirange) as d (days)
    where exists (select from bookings b where b.talent_id = x.talent_id and b.status <> 'cancelled'
        and b.candidate_id <> x.candidate_id and daterange(b.starts_on, b.ends_on, '[]') && d.days)
      or exists (select from busy_spans s where s.talent_id = x.talent_id
        and daterange(s.starts_on, s.ends_on, '[]') && d.days)`.execute(db);
  return new Set(taken.map(({ candidate_id }) => candidate_id));
}

/** The change of the company's cost for a booked person who is moved; null if a price is not known. */
async function extraCost(
  db: Db,
  { candidate, before, after, offer }: PlannedPerson,
  { now }: Moment,
): Promise<Ore | null> {
  if (!offer) return null;
  const [was, is] = await Promise.all(
    [before, after].map((terms) => findPrice(db, candidate.talent_id, { terms, sent_date: now })),
  );
  return was && is ? subtract(is.company.ex_vat_ore, was.company.ex_vat_ore) : null;
}

/** The rules for moves because of the weather in the terms of the booked people who are moved, each once. */
const weatherRules = (people: readonly PlannedPerson[]) =>
  [
    ...new Map(
      people.flatMap(({ is_booked, hindrance, before }) => {
        const { weather } = before.cancellation;
        return is_booked && hindrance === null && weather ? [[JSON.stringify(weather), weather] as const] : [];
      }),
    ).values(),
  ].toSorted((one, other) => one.free_moves - other.free_moves || one.points - other.points);

const turnOf = ({ hindrance, is_free }: MovedPerson): number => (hindrance !== null ? 0 : is_free ? 2 : 1);

/** People who cannot be moved first, then those who are not free, then all others, by name. */
const inTurn = (one: MovedPerson, other: MovedPerson): number =>
  turnOf(one) - turnOf(other) || one.talent_name.localeCompare(other.talent_name, 'sv');

/** What a move of days would change, for the company to read before it decides. */
export async function showPlan(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  moves: readonly DayMove[],
  moment: Moment,
) {
  if (!(await seesProject(db, actor, project_id))) return refuse('not_found');
  const plan = await planMove(db, actor, project_id, moves, randomUUID(), moment);
  if (isRefusal(plan)) return plan;
  const opened = plan.parts.find(({ before }) => before.id === project_id);
  const active = plan.parts.find(({ before }) => before.status === 'active');
  const [taken, former_count, owed] = await Promise.all([
    findTaken(db, plan.people),
    countRows(db, sql`day_moves m where m.production_id = ${opened?.before.production_id ?? project_id}`),
    active
      ? findOwed(db, actor, active.before.id, moment, (booking) =>
          moves.some((one) => one.starts_on <= booking.ends_on && booking.starts_on <= one.ends_on),
        )
      : new Map<string, Ore>(),
  ]);
  const people: MovedPerson[] = [];
  for (const person of plan.people) {
    const { candidate, is_booked, before, after, hindrance } = person;
    people.push({
      id: candidate.id,
      talent_name: hindrance === 'talent_not_visible' ? NOT_AVAILABLE : candidate.talent_name,
      role_title: candidate.role_title,
      is_booked,
      days_before: before.days.map(plain),
      days_after: after.days.map(plain),
      is_free: !taken.has(candidate.id),
      hindrance,
      extra_ore: await extraCost(db, person, moment),
      cancelled_ore: is_booked ? (owed.get(candidate.id) ?? null) : null,
    });
  }
  return {
    dates_before: (opened?.before.dates ?? []).map(plain),
    dates_after: (opened?.after.dates ?? []).map(plain),
    people: people.toSorted(inTurn),
    weather: weatherRules(plan.people),
    former_count,
  } satisfies MovePlan;
}
