import { addDays, type DaySpan, overlaps } from '#domain/kernel/time/day.ts';
import { addBusySpan } from '#server/features/people/talent/commands/change-busy-days.ts';
import type { Services } from '#server/services.ts';
import { DEMO_TALENT } from './accounts.ts';
import type { DemoCalendar } from './calendar.ts';
import { must } from './must.ts';
import { type Random, randomFrom } from './people/random.ts';
import type { SeededTalent } from './seed-talents.ts';

/** Number of talents handled at the same time; their days do not affect each other. */
export const TALENTS_AT_ONCE = 4;

/** Number of days ahead that people have planned. */
const AHEAD = 130;
/** Share of talents who keep their calendar; the others leave it empty, as people do. */
const KEEPS_SHARE = 0.42;

const LENGTHS: readonly (readonly [readonly [number, number], number])[] = [
  [[1, 1], 5],
  [[2, 4], 5],
  [[5, 9], 3],
  [[10, 24], 1],
];

function plannedDays(calendar: DemoCalendar, random: Random): DaySpan {
  const [shortest, longest] = random.weighted(LENGTHS);
  const starts_on = calendar.day(random.int(1, AHEAD));
  return { starts_on, ends_on: addDays(starts_on, random.int(shortest, longest) - 1) };
}

/** Days of the projects that each talent has been asked about. */
export async function askedDays({ db }: Services): Promise<Map<string, DaySpan[]>> {
  const rows = await db
    .selectFrom('candidates as c')
    .innerJoin('project_dates as d', 'd.project_id', 'c.project_id')
    .select(['c.talent_id', 'd.starts_on', 'd.ends_on'])
    .execute();
  return Map.groupBy(rows, ({ talent_id }) => talent_id);
}

/**
 * Adds days in the coming months on which some talents cannot work. Days of projects that asked a talent stay free, so
 * that no talent has said yes to busy days.
 */
export async function seedBusyDays(
  services: Services,
  talents: readonly SeededTalent[],
  calendar: DemoCalendar,
): Promise<void> {
  const asked = await askedDays(services);
  const tell = async ({ person, actor, is_findable }: SeededTalent) => {
    const random = randomFrom(person.portrait_seed ^ 0xb5_5d);
    const isShown = person.email === DEMO_TALENT.email;
    if (!isShown && !(is_findable && random.chance(KEEPS_SHARE))) return;
    const count = isShown ? 3 : random.int(1, 4);
    const days = asked.get(actor.talent_id) ?? [];
    for (let planned = 0; planned < count; planned += 1) {
      const span = plannedDays(calendar, random);
      if (days.some((other) => overlaps(other, span))) continue;
      must(await addBusySpan(services.db, actor.talent_id, span, calendar.day(0)), `busy days of ${person.email}`);
    }
  };
  const queue = talents.values();
  const work = async () => {
    for (const talent of queue) await tell(talent);
  };
  await Promise.all(Array.from({ length: TALENTS_AT_ONCE }, work));
}
