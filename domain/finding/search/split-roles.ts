import { readBrief } from './read-brief.ts';
import type { Bounds, Field, Leftover, Reading, Slot, TextSpan } from './reading.ts';
import { partsByLayout } from './roles/layout.ts';
import type { Part } from './roles/part.ts';
import { partsInSentences } from './roles/sentences.ts';
import { titleOf } from './roles/title.ts';

/**
 * One role of a brief. `text` is the role's own stretch, from `start` to `end` in the typed text; `reading` also
 * includes the statements for all roles, with positions in the whole text.
 */
export type RoleBrief = TextSpan & { readonly title: string; readonly text: string; readonly reading: Reading };

/** Maximum number of roles; the last role holds the rest of the text. */
const MOST = 30;

/**
 * Slots in which a role has either its own values or those for all roles, never both. An exclusion for all roles always
 * applies.
 */
const EITHER: ReadonlySet<Slot> = new Set([
  'gender',
  'age',
  'height',
  'fee',
  'place',
  'radius',
  'dates',
  'category',
  'beard',
]);
/** Slots of the last role in running text that apply to all roles. */
const SHARED: ReadonlySet<Slot> = new Set(['place', 'radius', 'dates', 'fee']);

/**
 * The roles of one brief, in order, each with a short Swedish title, its own text and its reading; statements outside
 * the roles (place, days, fee) are part of each reading. A brief for one role gives one role; the maximum is thirty.
 * `today` is the ISO day of reading.
 */
export function splitRoles(brief: string, today: string): RoleBrief[] {
  const byLayout = partsByLayout(brief, today);
  const isSentence = byLayout.length < 2;
  const parts = atMost(isSentence ? partsInSentences(brief, today) : byLayout, brief.length);
  if (parts.length < 2) {
    const reading = readBrief(brief, today);
    return [{ title: titleOf(reading, undefined, 1), text: brief, start: 0, end: brief.length, reading }];
  }
  const common = readBrief(without(brief, parts), today);
  const own = parts.map((part) =>
    readBrief(
      without(brief, [
        { start: 0, end: part.start },
        { start: part.end, end: brief.length },
      ]),
      today,
    ),
  );
  const last = own.at(-1);
  const titles = new Map<string, number>();
  return parts.map((part, index) => {
    const one = own[index] ?? { fields: [], leftover: [] };
    const shared = isSentence && last && last !== one ? last.fields.filter((field) => isShared(field, one)) : [];
    const reading = together(one, { fields: [...common.fields, ...shared], leftover: common.leftover });
    const title = titleOf(reading, part.name, index + 1);
    const count = (titles.get(title) ?? 0) + 1;
    titles.set(title, count);
    return {
      title: count === 1 ? title : `${title} (${count})`,
      text: brief.slice(part.start, part.end),
      start: part.start,
      end: part.end,
      reading,
    };
  });
}

/**
 * True if a field of the last role applies to another role too: place, radius, days and fee; an age if the other role
 * names a gender: 'en man och en kvinna 30–40'. `together` lets a role's own values win.
 */
function isShared(field: Field, own: Reading): boolean {
  const hasPerson = own.fields.some(({ slot }) => slot === 'gender');
  return SHARED.has(field.slot) || (field.slot === 'age' && hasPerson);
}

const keyOf = ({ slot, value, excluded }: Field): string => `${slot} ${excluded} ${JSON.stringify(value)}`;

/** The role's own fields, completed with the fields for all roles, except a headcount. */
function together(own: Reading, common: Reading): Reading {
  const has = new Set(own.fields.map(({ slot }) => slot));
  const groups = own.fields.reduce((most, { any_of }) => Math.max(most, any_of ?? 0), 0);
  const said = new Set(own.fields.map(keyOf));
  const isNew = (field: Field) =>
    field.slot !== 'headcount' &&
    !(EITHER.has(field.slot) && !field.excluded && has.has(field.slot)) &&
    !said.has(keyOf(field));
  const added = common.fields
    .filter(isNew)
    .map((field) => (field.any_of === undefined ? field : { ...field, any_of: field.any_of + groups }));
  const byStart = <T extends TextSpan>(list: readonly T[]): T[] =>
    list.toSorted((one, other) => one.start - other.start);
  return {
    fields: byStart([...own.fields, ...added]),
    leftover: byStart<Leftover>([...own.leftover, ...common.leftover]),
  };
}

/** The text with the gaps blanked out, so that positions stay the same and no sentence crosses a gap. */
function without(brief: string, gaps: readonly TextSpan[]): string {
  let text = '';
  let from = 0;
  for (const { start, end } of gaps) {
    if (end <= start) continue;
    text += brief.slice(from, start) + '\n'.padEnd(end - start, ' ');
    from = end;
  }
  return text + brief.slice(from);
}

function atMost(parts: readonly Part[], length: number): readonly Part[] {
  const last = parts[MOST - 1];
  return parts.length <= MOST || !last ? parts : [...parts.slice(0, MOST - 1), { ...last, end: length }];
}

/** Number of people for a role: the count in its own words, otherwise one. */
export function headcountOf({ reading }: RoleBrief): number {
  const field = reading.fields.find(({ slot }) => slot === 'headcount');
  return (field?.value as Bounds | undefined)?.max ?? 1;
}
