import type { CandidateNote } from '#contract/casting/candidate-note.ts';
import { clock } from '#web/ui/text/clock.ts';

type Notes = readonly CandidateNote[];
type Rated = CandidateNote & { readonly stars: number };

const rated = (notes: Notes) => notes.filter((one): one is Rated => one.stars !== null);

/** The caller's own note. */
export const ownNote = (notes: Notes): CandidateNote | undefined => notes.find(({ is_own }) => is_own);

/** One number for all the stars; null without stars. */
export function averageStars(notes: Notes): number | null {
  const given = rated(notes);
  return given.length === 0 ? null : given.reduce((sum, { stars }) => sum + stars, 0) / given.length;
}

/** The short name of a writer. */
export const authorName = ({ author, is_own }: CandidateNote): string => (is_own ? 'Du' : (author.split(' ')[0] ?? ''));

const average = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

/** 'Du 4, Bo 3, snitt 3,5' beside the own stars; empty without stars of others, for then the own stars say it. */
export function starsText(notes: Notes): string {
  const given = rated(notes);
  if (given.every(({ is_own }) => is_own)) return '';
  const each = given.map((one) => `${authorName(one)} ${one.stars}`);
  return given.length === 1 ? each.join() : `${each.join(', ')}, snitt ${average.format(averageStars(notes) ?? 0)}`;
}

/** The notes with the own one changed, as the server will keep them; an own one that says nothing is gone. */
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
