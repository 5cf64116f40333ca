/** The content of a call sheet, the sheet as one person reads it, and the changes since the previous version. */

/** Time, place and contact, which the page and the document show in separate places. */
export const HEAD_FIELDS = ['call_time', 'place', 'address', 'contact_name', 'contact_phone'] as const;

/** Longer texts, which form, page and document show one after the other. */
export const PLAIN_FIELDS = ['clothes', 'food', 'parking', 'hospital', 'weather', 'notes'] as const;

export const SHEET_FIELDS = [...HEAD_FIELDS, ...PLAIN_FIELDS] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

/** The details for one person alone. */
interface OwnCall {
  readonly candidate_id: string;
  /** Time of arrival ('07:30'); empty for the common call time. */
  readonly call_time: string;
  readonly note: string;
}

/** A sheet as the company writes it; every field is text, because any field of a draft may be empty. */
export interface SheetContent extends Readonly<Record<SheetField, string>> {
  readonly people: readonly OwnCall[];
}

/** The sheet of one person: with the person's own call time, and the note for this person alone. */
export interface PersonalSheet extends Readonly<Record<SheetField, string>> {
  readonly note: string;
}

/** One difference from the previous version. */
export interface SheetChange {
  readonly field: keyof PersonalSheet;
  readonly old_value: string;
  readonly new_value: string;
}

/** The fields from which a person knows when and where to come, and whom to call. */
const NEEDED = ['call_time', 'place', 'contact_name', 'contact_phone'] as const satisfies readonly SheetField[];
export type NeededField = (typeof NEEDED)[number];

export const EMPTY_SHEET: SheetContent = {
  ...(Object.fromEntries(SHEET_FIELDS.map((field) => [field, ''])) as Record<SheetField, string>),
  people: [],
};

/** The fields to fill in before the sheet can be published. */
export const lacksOfSheet = (content: SheetContent): NeededField[] => NEEDED.filter((field) => content[field] === '');

/** The sheet as one person reads it; the common sheet if `candidate_id` is null. */
export function sheetFor(content: SheetContent, candidate_id: string | null): PersonalSheet {
  const { people, ...common } = content;
  const own = people.find((person) => person.candidate_id === candidate_id);
  return { ...common, call_time: own?.call_time || common.call_time, note: own?.note ?? '' };
}

/** The changes for one person, in the order of the sheet. */
export function changesFor(before: SheetContent, after: SheetContent, candidate_id: string | null): SheetChange[] {
  const [old, now] = [sheetFor(before, candidate_id), sheetFor(after, candidate_id)];
  return [...SHEET_FIELDS, 'note' as const]
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, old_value: old[field], new_value: now[field] }));
}

/**
 * The content of a new sheet: a copy of an earlier one, in which people who are booked on both days keep their own
 * times and notes.
 */
export function beginFrom(before: SheetContent, booked: readonly string[]): SheetContent {
  return { ...before, people: before.people.filter(({ candidate_id }) => booked.includes(candidate_id)) };
}
