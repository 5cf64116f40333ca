import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { clientName, isEndFit, PRESENTATION_BOUNDS, usualEnd } from './presentation.rules.ts';

const TODAY = '2026-11-21';

describe('a person’s name for a client', () => {
  const named = (first_name: string, last_name: string, birth_date: string | null = '1990-01-01') =>
    clientName({ first_name, last_name, birth_date }, TODAY);

  test('is the first name with one letter, and for people under 18 the first name alone', () => {
    expect(named('Anna', 'berg')).toBe('Anna B.');
    expect(named('Anna', 'Öberg', '2008-11-21')).toBe('Anna Ö.');
    expect(named('Anna', 'Öberg', '2008-11-22')).toBe('Anna');
    expect(named('Anna', 'Öberg', null)).toBe('Anna');
    expect(named(' Anna ', ' ')).toBe('Anna');
  });

  test('never contains the last name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZÅÄÖ][a-zåäö]{2,12}$/), (last_name) => {
        expect(named('Xy', last_name)).toBe(`Xy ${last_name[0]}.`);
      }),
    );
  });
});

test('a link is valid for at most 60 days, and never until a past day', () => {
  expect(isEndFit(usualEnd(TODAY), TODAY)).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(isEndFit(addDays(TODAY, days), TODAY)).toBe(days >= 0 && days <= PRESENTATION_BOUNDS.days);
    }),
  );
});
