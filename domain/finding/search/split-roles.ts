import { readBrief } from './read-brief.ts';
import type { Bounds, Field, Leftover, Reading, Slot, TextSpan } from './reading.ts';
import { partsByLayout } from './roles/layout.ts';
import type { Part } from './roles/part.ts';
import { partsInSentences } from './roles/sentences.ts';
import { titleOf } from './roles/title.ts';

/** One role of a brief. `text` is what is said of it alone, from `start` to `end` in the text as typed; `reading` holds
 * that and what is said for all, with positions in the whole text. */
export type RoleBrief = TextSpan & { readonly title: string; readonly text: string; readonly reading: Reading };

/** More are not taken apart: the last role holds what is left. */
const MOST = 30;

/** Of these a role has its own or those of all, never both. */
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
/** Said in the last of several roles in one sentence, these are meant for all of them. */
const SHARED: ReadonlySet<Slot> = new Set(['place', 'radius', 'dates', 'fee']);

/**
 * The roles of one brief, in order, each with a short Swedish title, its own text and its reading; what is said outside
 * the roles (place, days, fee) is read for each of them. A brief for one role gives one, at most thirty come out.
 * `today` is the ISO day it is read.
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

/** Days and money for all; an age at the end is that of all where the others have none: 'en man och en kvinna 30–40'. */
function isShared(field: Field, own: Reading): boolean {
  const hasPerson = own.fields.some(({ slot }) => slot === 'gender');
  return SHARED.has(field.slot) || (field.slot === 'age' && hasPerson);
}

const keyOf = ({ slot, value, excluded }: Field): string => `${slot} ${excluded} ${JSON.stringify(value)}`;

/** What is said of a role with what is said for all where it does not say it itself. The number of all is not its own. */
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

/** The text with some stretches made blank, so that what is left stands where it stood and no sentence goes over a gap. */
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

/** How many persons a role is for: what is counted in its own words, otherwise one. */
export function headcountOf({ reading }: RoleBrief): number {
  const field = reading.fields.find(({ slot }) => slot === 'headcount');
  return (field?.value as Bounds | undefined)?.max ?? 1;
}
