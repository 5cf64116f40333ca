import { expect, test } from 'vitest';
import { ore } from '#domain/money/ore.ts';
import { dayFee } from '#domain/terms/terms-v1.ts';
import { factsOfFee, wordsOfFee } from './terms-facts.ts';

test('the hours of a half day are said once; terms from before longer ones were refused say what they said', () => {
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
