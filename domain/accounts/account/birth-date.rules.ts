import { ageOn, isDay } from '#domain/kernel/time/day.ts';

/** Youngest age to sign up, and the earliest birth year (spec, section 9). */
const AGE_MIN = 13;
const BIRTH_YEAR_MIN = 1900;

/**
 * The Swedish error sentence for a birth date, by the first rule that the date breaks (spec, section 5); null for a
 * valid date. `today` is the ISO day in Sweden.
 */
export function birthDateProblem(text: string, today: string): string | null {
  if (text.trim() === '') return 'Du måste ange födelsedatum.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Födelsedatum måste vara i formatet ÅÅÅÅ-MM-DD.';
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  if (year < BIRTH_YEAR_MIN || year > Number(today.slice(0, 4))) return 'Ogiltigt år.';
  if (month < 1 || month > 12) return 'Månaden måste vara mellan 1 och 12.';
  if (!isDay(text)) return 'Ogiltigt datum för den valda månaden.';
  if (text > today) return 'Födelsedatum kan inte vara i framtiden.';
  return ageOn(text, today) < AGE_MIN ? 'Du måste vara minst 13 år för att registrera dig.' : null;
}
