import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#contract/people/calendar.ts';
import { addDays, type DaySpan } from '#domain/kernel/time/day.ts';
import { entriesOn, pathOf, pressed, withPressed, wordsOf } from './calendar.view.ts';

const TODAY = '2026-12-01';
const entry = (kind: CalendarEntry['kind'], starts_on: string, ends_on = starts_on): CalendarEntry => ({
  kind,
  id: `${kind} ${starts_on}`,
  candidate_id: 'k',
  starts_on,
  ends_on,
  title: null,
  subtitle: null,
  is_waiting: false,
  rank: 2,
  starts_date: null,
  from_time: null,
  to_time: null,
});

test('a day is read aloud with all its entries', () => {
  const entries = [entry('option', '2026-12-03', '2026-12-05'), { ...entry('foreign', '2026-12-05'), title: 'Jobbet' }];
  expect(wordsOf(entriesOn(entries, '2026-12-05'))).toBe('option 2: Du kan inte, upptagen: Jobbet');
  expect(wordsOf(entriesOn(entries, '2026-12-06'))).toBe('ledig');
  const audition = { ...entry('audition', '2026-12-03'), title: 'Ryttare', starts_date: '2026-12-03T09:30:00Z' };
  expect(wordsOf([audition])).toBe('provfilmning: 10.30 Ryttare');
  const hours = { ...entry('hours', '2026-12-03'), from_time: '06:00', to_time: '12:00', title: 'Tandläkaren' };
  expect(wordsOf([hours])).toBe('upptagen: 06.00–12.00 Tandläkaren');
  expect(entries.map(pathOf)).toEqual(['/TalentInterestDetails?id=k', null]);
});

describe('a press on days', () => {
  const press = (from: string, to: string, ...busy: CalendarEntry[]) =>
    pressed({ starts_on: from, ends_on: to }, busy, TODAY);
  test('makes free days busy, frees days that are all busy, and leaves past days', () => {
    const own = entry('busy', '2026-12-05', '2026-12-06');
    expect(press('2026-12-05', '2026-12-06', own)).toEqual({
      makes: 'free',
      spans: [{ starts_on: '2026-12-05', ends_on: '2026-12-06' }],
    });
    expect(press('2026-12-04', '2026-12-08', own)).toEqual({
      makes: 'busy',
      spans: [
        { starts_on: '2026-12-04', ends_on: '2026-12-04' },
        { starts_on: '2026-12-07', ends_on: '2026-12-08' },
      ],
    });
    // The talent cannot free a day that another calendar has taken.
    expect(press('2026-12-05', '2026-12-05', entry('foreign', '2026-12-05'))?.makes).toBe('busy');
    expect(press('2026-11-20', '2026-11-30')).toBeNull();
    expect(press('2026-11-20', '2026-12-01')?.spans).toEqual([{ starts_on: TODAY, ends_on: TODAY }]);
  });

  test('repeated on the same days restores every day', () => {
    const aSpan = fc
      .record({ from: fc.nat(20), length: fc.nat(5) })
      .map(
        ({ from, length }): DaySpan => ({ starts_on: addDays(TODAY, from), ends_on: addDays(TODAY, from + length) }),
      );
    const daysOf = (spans: readonly DaySpan[]) =>
      new Set(
        Array.from({ length: 40 }, (_, n) => addDays(TODAY, n)).filter((day) =>
          spans.some((span) => span.starts_on <= day && day <= span.ends_on),
        ),
      );
    fc.assert(
      fc.property(aSpan, fc.array(aSpan, { maxLength: 4 }), (chosen, spans) => {
        const own = spans.map((span) => ({ ...entry('busy', span.starts_on), ends_on: span.ends_on }));
        const done = pressed(chosen, own, TODAY);
        const [before, changed] = [daysOf(spans), daysOf(done?.spans ?? [])];
        const after = done?.makes === 'free' ? before.difference(changed) : before.union(changed);
        const back = done?.makes === 'free' ? after.union(changed) : after.difference(changed);
        expect([...back].toSorted()).toEqual([...before].toSorted());
        const asked = daysOf([chosen]);
        expect(asked.isSubsetOf(after)).toBe(done?.makes === 'busy');
        if (done?.makes === 'free') expect(asked.isDisjointFrom(after)).toBe(true);
      }),
    );
  });
});

test('pressed days are drawn as they will be, so that the next press acts on the visible state', () => {
  const before = [entry('busy', '2026-12-05', '2026-12-09'), entry('booking', '2026-12-06')];
  const days = (entries: readonly CalendarEntry[]) =>
    Array.from({ length: 8 }, (_, n) => addDays('2026-12-04', n)).filter((day) =>
      entriesOn(entries, day).some(({ kind }) => kind === 'busy'),
    );
  const of = (starts_on: string, ends_on = starts_on) => ({ starts_on, ends_on });
  const freed = withPressed(before, { makes: 'free', spans: [of('2026-12-06', '2026-12-07')] });
  expect(days(freed)).toEqual(['2026-12-05', '2026-12-08', '2026-12-09']);
  expect(freed.filter(({ kind }) => kind === 'booking')).toHaveLength(1);
  expect(pressed(of('2026-12-06'), freed, TODAY)?.makes).toBe('busy');
  const busy = { makes: 'busy', spans: [of('2026-12-04'), of('2026-12-10')] } as const;
  const made = withPressed(before, busy);
  expect(days(made)).toEqual(Array.from({ length: 7 }, (_, n) => addDays('2026-12-04', n)));
  // An answer that already holds the change is shown unchanged.
  expect(withPressed(made, busy)).toEqual(made);
});
