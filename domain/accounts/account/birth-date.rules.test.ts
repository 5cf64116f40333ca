import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/kernel/time/day.ts';
import { birthDateProblem } from './birth-date.rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const MISSING = 'Du måste ange födelsedatum.';
const FORMAT = 'Födelsedatum måste vara i formatet ÅÅÅÅ-MM-DD.';
const YEAR = 'Ogiltigt år.';
const MONTH = 'Månaden måste vara mellan 1 och 12.';
const DAY = 'Ogiltigt datum för den valda månaden.';
const FUTURE = 'Födelsedatum kan inte vara i framtiden.';
const YOUNG = 'Du måste vara minst 13 år för att registrera dig.';

describe('a birth date, by the rules of the spec in their order', () => {
  test.each<[string, string | null]>([
    ['', MISSING],
    ['   ', MISSING],
    ['1990', FORMAT],
    ['19900505', FORMAT],
    ['1990-5-5', FORMAT],
    ['05-05-1990', FORMAT],
    ['1990/05/05', FORMAT],
    ['1990-05-05 ', FORMAT],
    ['1990-05-055', FORMAT],
    ['ÅÅÅÅ-MM-DD', FORMAT],
    ['1899-12-31', YEAR],
    ['0000-00-00', YEAR],
    ['2027-01-01', YEAR],
    ['1900-01-01', null],
    ['1990-00-10', MONTH],
    ['1990-13-10', MONTH],
    ['1990-01-00', DAY],
    ['1990-01-32', DAY],
    ['1990-04-31', DAY],
    ['1990-02-29', DAY],
    ['1900-02-29', DAY],
    ['1992-02-29', null],
    ['2000-02-29', null],
    ['2026-11-22', FUTURE],
    ['2026-12-31', FUTURE],
    ['2026-11-21', YOUNG],
    ['2013-11-22', YOUNG],
    ['2013-11-21', null],
    ['1990-05-05', null],
  ])('"%s" → %s', (text, problem) => expect(birthDateProblem(text, dayOf(NOW))).toBe(problem));

  test('birth dates are judged by the Swedish day, and a new year begins at midnight in Stockholm', () => {
    expect(birthDateProblem('2013-11-22', dayOf(new Date('2026-11-21T22:59:59Z')))).toBe(YOUNG);
    expect(birthDateProblem('2013-11-22', dayOf(new Date('2026-11-21T23:00:00Z')))).toBeNull();
    expect(birthDateProblem('2027-01-01', dayOf(new Date('2026-12-31T22:59:59Z')))).toBe(YEAR);
    expect(birthDateProblem('2027-01-01', dayOf(new Date('2026-12-31T23:00:00Z')))).toBe(YOUNG);
  });

  test('a person born on a leap day turns thirteen on 1 March', () => {
    expect(birthDateProblem('2012-02-29', dayOf(new Date('2025-02-28T12:00:00Z')))).toBe(YOUNG);
    expect(birthDateProblem('2012-02-29', dayOf(new Date('2025-03-01T12:00:00Z')))).toBeNull();
  });
});
