import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { dueDayOf } from '#domain/money/invoice/invoice.rules.ts';
import { SILENT_WORKING_DAYS } from '#domain/projects/project/project.rules.ts';
import { decisionDay } from './brief-input.ts';
import { EARLIER_STORIES } from './earlier-stories.ts';
import { STORIES } from './stories.ts';
import type { Story } from './story.ts';

const ALL = [...EARLIER_STORIES, ...STORIES];
/** Every day of a little more than five years, with one leap year. */
const STARTS = Array.from({ length: 5 * 365 + 36 }, (_, at) => addDays('2026-11-27', at));

const firstDay = ({ spans }: Story) => (spans.length > 0 ? Math.min(...spans.map(({ from }) => from)) : undefined);
const lastDay = ({ spans }: Story) => Math.max(...spans.map(({ to }) => to));

/** The starts on which a story breaks a rule of the calendar, with the story's title. */
const brokenOn = (isBroken: (day: (offset: number) => string, story: Story) => boolean) =>
  ALL.flatMap((story) =>
    STARTS.filter((start) => isBroken((offset) => addDays(start, offset), story)).map(
      (start) => `${story.title}, started on ${start}`,
    ),
  );

test('the days of a story come in their order', () => {
  for (const story of ALL) {
    const { title, created, asked, answer_by, reviewed, decided, activated, completed, reported, invoiced } = story;
    const orders = [
      [created, asked, answer_by, decisionDay(story) ?? undefined, firstDay(story)],
      [created, asked, answer_by, reviewed, decided, activated, activated && firstDay(story)],
      completed === undefined ? [] : [lastDay(story), completed, invoiced?.on, invoiced?.paid, 0],
      reported === undefined ? [] : [lastDay(story), reported, invoiced?.on],
    ];
    for (const order of orders) {
      const days = order.filter((day) => day !== undefined);
      expect(days, title).toEqual(days.toSorted((a, b) => a - b));
    }
  }
});

test('a project without bookings begins in the future', () => {
  for (const story of ALL) {
    if (story.activated === undefined) expect(firstDay(story) ?? 1, story.title).toBeGreaterThan(0);
  }
});

test('unreported work is approved by silence before its invoice, across any holidays', () => {
  expect(
    brokenOn((day, story) => {
      const { invoiced, reported } = story;
      if (!invoiced || reported !== undefined) return false;
      // The approval is asked for on the morning after the last day, and given on the morning after the last day of
      // silence.
      return addWorkingDays(day(lastDay(story) + 1), SILENT_WORKING_DAYS) >= day(invoiced.on);
    }),
  ).toEqual([]);
});

test('an invoice is overdue on the day of its reminder, also if holidays postpone its due day', () => {
  expect(
    brokenOn(
      (day, { invoiced }) => invoiced?.reminded !== undefined && dueDayOf(day(invoiced.on)) >= day(invoiced.reminded),
    ),
  ).toEqual([]);
});
