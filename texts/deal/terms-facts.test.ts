import { expect, test } from 'vitest';
import { shareOwed } from '#domain/deal/terms/cancellation.ts';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { USUAL_ADDITIONS } from '#domain/deal/terms/start-terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { legalText } from '#texts/accounts/legal/legal-document.ts';
import { terms } from '#texts/accounts/legal/terms.ts';
import { factsOfHours } from './open-hours.ts';
import { factsOfFee, factsOfNoAdditions, sentencesOfCancellation, wordsOfFee } from './terms-facts.ts';

test('the hours of a half day are stated once; older terms with more hours state both', () => {
  const said = (hours_per_day: number) =>
    factsOfFee({ ...dayFee(ore(250_000)), basis: 'half_day', hours_per_day }, []).map(({ label, value }) =>
      `${label} ${value}`.replaceAll('\u00a0', ' '),
    );
  expect(said(4)).toEqual(['Arvode 2 500 kr per halvdag (högst 4 timmar)']);
  expect(said(1)).toEqual(['Arvode 2 500 kr per halvdag (högst 1 timme)']);
  expect(said(8)).toEqual(['Arvode 2 500 kr per halvdag (högst 4 timmar)', 'En arbetsdag är högst 8 timmar']);
  expect(wordsOfFee({ basis: 'half_day', amount_ore: ore(250_000) })).toContain('per halvdag (högst 4 timmar)');
  expect(factsOfFee(dayFee(ore(250_000)), [])[1]?.label).toBe('En arbetsdag är');
});

test('terms without their own cancellation steps say the steps of Villkor, which are those of the rules', () => {
  const said = sentencesOfCancellation({ steps: [], weather: null });
  expect(said[0]).toMatch(/Inget eget är avtalat, så reglerna i .* villkor gäller/);
  expect(said.join(' ').replaceAll('\u00a0', ' ')).toMatch(/kl\. 17\.00 2 arbetsdagar före: 50 %.*Samma dag: 100 %/);
  const text = legalText(terms);
  for (const rule of [
    'Senast kl. 17.00 två hela arbetsdagar före | Ingenting',
    'dagen före | Halva',
    'Samma dag | Hela',
  ])
    expect(text).toContain(rule);
  const owed = (day: string, time: string) => shareOwed({ steps: [] }, '2026-06-11', { day, time });
  expect([owed('2026-06-09', '16:59'), owed('2026-06-10', '23:59'), owed('2026-06-11', '00:00')]).toEqual([
    0, 5000, 10_000,
  ]);
});

test('additions that are not agreed are said in words, except where nothing could be paid', () => {
  const missing = (basis: 'day' | 'hour' | 'whole' | 'unpaid', additions = NO_ADDITIONS) =>
    factsOfNoAdditions({ fee: { ...dayFee(ore(250_000)), basis }, additions }).map(({ label }) => label);
  expect(missing('day')).toEqual(['Övertid', 'Obekväm tid', 'Restid', 'Utlägg']);
  expect(missing('whole')).toContain('Övertid');
  expect(missing('hour')).not.toContain('Övertid');
  expect(missing('unpaid')).toEqual([]);
  expect(missing('day', USUAL_ADDITIONS)).toEqual([]);
});

test('days without hours say so, with the length of a day; travel and reserve days have none', () => {
  const said = (...days: TermsSpan[]) =>
    factsOfHours({ days, fee: dayFee(ore(250_000)) }).map(({ value }) => value.replaceAll('\u00a0', ' '));
  const open = aSpan('2026-12-03');
  expect(said(open)).toEqual(['Inte bestämda ännu, de kommer i dagsbeskedet. En arbetsdag är högst 8 timmar']);
  const work = { ...open, call_time: '08:00', end_time: '16:00' };
  expect(said(work, aSpan('2026-12-04', '2026-12-04', 'travel'))).toEqual([]);
  const [fitting, rehearsal] = (['fitting', 'rehearsal'] as const).map((kind) => ({ ...open, kind }));
  if (!fitting || !rehearsal) throw new Error('Two days were written');
  expect(said(work, fitting, rehearsal)).toEqual([
    'Kostymprov och Repetition: inte bestämda ännu, de kommer i dagsbeskedet',
  ]);
});
