import { expect, test } from 'vitest';
import { shareOwed } from '#domain/deal/terms/cancellation.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { legalText } from '#texts/accounts/legal/legal-document.ts';
import { terms } from '#texts/accounts/legal/terms.ts';
import { factsOfFee, sentencesOfCancellation, wordsOfFee } from './terms-facts.ts';

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

test('terms without their own cancellation steps refer to Villkor, which states the same steps as the rules', () => {
  expect(sentencesOfCancellation({ steps: [], weather: null })[0]).toMatch(/avbokningsreglerna i .* villkor gäller/);
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
