import { readBrief } from '#domain/finding/search/read-brief.ts';
import type { Field, TextSpan } from '#domain/finding/search/reading.ts';

/** A stretch of a brief that describes one role, with the name that the text gives it. */
export type Part = TextSpan & { readonly name?: string };

/** The statements about a person in a stretch of text. */
export type Described = { readonly has_person: boolean; readonly has_age: boolean; readonly has_count: boolean };

/**
 * Reads a stretch of a brief and says which statements about a person it has. A count may also be 'en', 'ett' or '1' at
 * its beginning. `today` is an ISO day.
 */
export function describe(text: string, today: string): Described {
  const { fields } = readBrief(text, today);
  const has = (test: (field: Field) => boolean) => fields.some((field) => !field.excluded && test(field));
  return {
    has_person: has(({ slot }) => slot === 'gender' || slot === 'category'),
    has_age: has(({ slot }) => slot === 'age'),
    has_count: has(({ slot }) => slot === 'headcount') || /^\W*(?:en|ett|1)\s/i.test(text),
  };
}
