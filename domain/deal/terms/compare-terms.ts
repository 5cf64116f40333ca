import type { Terms } from './terms.ts';

/** Parts of the terms that are shown as one change each. Together they cover everything but the version. */
export const TERMS_FIELDS = [
  'role_title',
  'headcount',
  'municipality_id',
  'place',
  'days',
  'fee.basis',
  'fee.amount_ore',
  'fee.hours_per_day',
  'fee.minimum_hours',
  'fee.of_kind.fitting',
  'fee.of_kind.rehearsal',
  'fee.of_kind.travel',
  'fee.of_kind.reserve',
  'fee.included',
  'additions.overtime',
  'additions.ob',
  'additions.travel_time',
  'additions.mileage_ore',
  'additions.per_diem_ore',
  'additions.outlays',
  'rights',
  'synthetic.digital_replica',
  'synthetic.voice_synthesis',
  'synthetic.model_training',
  'cancellation.steps',
  'cancellation.weather',
  'content',
  'content_note',
] as const;
export type TermsField = (typeof TERMS_FIELDS)[number];

/** Lists in which each changed item is a change of its own. */
const LISTS: readonly TermsField[] = ['days', 'rights', 'cancellation.steps'];

/**
 * One change, to be shown side by side. For a list it is one item: `old_value` is null for a new item, `new_value` for a
 * removed one.
 */
export interface TermsChange {
  readonly field: TermsField;
  readonly old_value: unknown;
  readonly new_value: unknown;
}

/** The changes between two terms, in the order of the fields. Empty if both promise the same. */
export function compareTerms(before: Terms, after: Terms): TermsChange[] {
  return TERMS_FIELDS.flatMap((field): TermsChange[] => {
    const [old_value, new_value] = [valueAt(before, field), valueAt(after, field)];
    if (LISTS.includes(field)) return changesInList(field, old_value as unknown[], new_value as unknown[]);
    return written(old_value) === written(new_value) ? [] : [{ field, old_value, new_value }];
  });
}

/** True if two terms promise the same, in any stored order. */
export function areSameTerms(one: Terms, other: Terms): boolean {
  return compareTerms(one, other).length === 0;
}

/** The value of a field. */
export function valueAt(terms: Terms, field: TermsField): unknown {
  return field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], terms);
}

/** Values in both lists drop out; the rest are paired in order, so that a moved day is one change. */
function changesInList(field: TermsField, before: readonly unknown[], after: readonly unknown[]): TermsChange[] {
  const [gone, come] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, position) => ({
    field,
    old_value: gone[position] ?? null,
    new_value: come[position] ?? null,
  }));
}

/** The items of a list that another list lacks, each as often as it is missing there. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = other.map(written);
  return list.filter((thing) => {
    const at = left.indexOf(written(thing));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A value as text that does not depend on order: the database orders fields in its own way, and ids are a set. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${written(inner)}`);
  return `{${fields.sort().join()}}`;
}
