import type { ProjectDetails } from '#contract/projects/project.ts';
import type { MovePlan } from '#contract/work/day-move.ts';
import type { DayMove } from '#domain/deal/terms/move-days.ts';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { formatOre } from '#texts/kernel/format.ts';

/** A moved span as it is typed, with the key of its row. */
export interface MoveDraft extends DayMove {
  readonly key: number;
}

/** The first span of a project that has not begun, moved by a day; its first span if all have begun. */
export function firstDraft({ dates }: Pick<ProjectDetails, 'dates'>, today: string): MoveDraft {
  const span = dates.find(({ starts_on }) => starts_on >= today) ?? dates[0];
  const { starts_on, ends_on } = span ?? { starts_on: today, ends_on: today };
  return { key: 0, starts_on, ends_on, to: addDays(starts_on, 1) };
}

/** The typed moves as the API takes them; undefined while one of them is not complete. */
export function movesOf(drafts: readonly MoveDraft[]): DayMove[] | undefined {
  const isWhole = drafts.every(
    ({ starts_on, ends_on, to }) => [starts_on, ends_on, to].every(isDay) && starts_on <= ends_on && to !== starts_on,
  );
  return isWhole ? drafts.map(({ starts_on, ends_on, to }) => ({ starts_on, ends_on, to })) : undefined;
}

/** The last day to answer that the dialog proposes: two working days from now, or the first moved day if it is sooner. */
export function proposedAnswerDay(moves: readonly DayMove[], today: string): string {
  const days = [addWorkingDays(today, 2), ...moves.flatMap(({ starts_on, to }) => [starts_on, to])];
  const [first = today] = days.toSorted();
  return first < today ? today : first;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** The numbers of people that a move reaches, by what happens to them. */
export function countsOf({ people: all }: MovePlan) {
  const moved = all.filter(({ hindrance }) => hindrance === null);
  const booked = moved.filter(({ is_booked }) => is_booked).length;
  return { booked, asked: moved.length - booked, kept: all.length - moved.length, moved: moved.length };
}

/** The button's words: how many people are told. */
export const moveLabel = (plan: MovePlan | undefined): string => {
  const count = plan ? countsOf(plan).moved : 0;
  return count === 0 ? 'Flytta dagarna' : `Flytta för ${people(count)}`;
};

const sum = (amounts: readonly (Ore | null)[]) => add(NO_ORE, ...amounts.map((amount) => amount ?? NO_ORE));

/** What a move costs by the terms, in sentences; empty if nobody is booked. */
export function costSentences({ people: all }: MovePlan): string[] {
  const moved = all.filter(({ is_booked, hindrance }) => is_booked && hindrance === null);
  if (moved.length === 0) return [];
  const extra = sum(moved.map(({ extra_ore }) => extra_ore));
  const refused = sum(moved.map(({ cancelled_ore }) => cancelled_ore));
  const change =
    extra === 0
      ? 'Kostar lika mycket som förut, om alla säger ja.'
      : extra > 0
        ? `Kostar ${formatOre(extra)} mer exklusive moms, om alla säger ja.`
        : `Kostar ${formatOre(sum([-extra as Ore]))} mindre exklusive moms, om alla säger ja.`;
  const no =
    refused === 0
      ? 'Säger någon nej kostar det inget att avboka dagarna nu.'
      : `Säger alla nej kostar det ${formatOre(refused)} exklusive moms att avboka dagarna nu, enligt avtalen.`;
  return [change, no];
}
