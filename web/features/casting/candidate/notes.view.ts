import type { CandidateNote } from '#contract/casting/candidate-note.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import { clock } from '#web/ui/text/clock.ts';

type Notes = readonly CandidateNote[];
type Rated = CandidateNote & { readonly stars: number };

const rated = (notes: Notes) => notes.filter((one): one is Rated => one.stars !== null);

/** The caller's own note. */
export const ownNote = (notes: Notes): CandidateNote | undefined => notes.find(({ is_own }) => is_own);

/** The average of all stars; null without stars. */
export function averageStars(notes: Notes): number | null {
  const given = rated(notes);
  return given.length === 0 ? null : given.reduce((sum, { stars }) => sum + stars, 0) / given.length;
}

/** The author's first name, or 'Du'. */
export const authorName = ({ author, is_own }: CandidateNote): string => (is_own ? 'Du' : (author.split(' ')[0] ?? ''));

const average = madeOnce(() => new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 }));

/** 'Du 4, Bo 3, snitt 3,5' beside the caller's own stars; empty if nobody else gave stars. */
export function starsText(notes: Notes): string {
  const given = rated(notes);
  if (given.every(({ is_own }) => is_own)) return '';
  const each = given.map((one) => `${authorName(one)} ${one.stars}`);
  return given.length === 1 ? each.join() : `${each.join(', ')}, snitt ${average().format(averageStars(notes) ?? 0)}`;
}

/** The notes after a change of the caller's own, as the server will answer; an empty own note is removed. */
export function withOwn(
  notes: Notes,
  change: { readonly note?: string; readonly stars?: number | null },
  now = clock.now().toISOString(),
): CandidateNote[] {
  const before = ownNote(notes) ?? { author: '', is_own: true, note: '', stars: null, updated_date: now };
  const own = {
    ...before,
    note: change.note ?? before.note,
    stars: change.stars === undefined ? before.stars : change.stars,
  };
  return [...(own.note || own.stars ? [own] : []), ...notes.filter(({ is_own }) => !is_own)];
}
