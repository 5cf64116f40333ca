import type { CandidateNote } from '#contract/casting/candidate-note.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { authorName } from './notes.view.ts';

const said = (notes: readonly CandidateNote[]) => notes.filter(({ note }) => note);

/** The notes of the company's members, with author and time. */
export function NoteLines({ notes }: { notes: readonly CandidateNote[] }) {
  const lines = said(notes);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {lines.map(({ author, is_own, note, updated_date }) => (
        <li key={`${author} ${updated_date}`}>
          <span className="text-ink-muted">
            {is_own ? 'Du' : author}, <InstantText instant={updated_date} />
          </span>
          <span className="block whitespace-pre-line">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** The notes on a card; long ones are cut. */
export function ShortNoteLines({ notes }: { notes: readonly CandidateNote[] }) {
  return said(notes).map((one) => (
    <p key={`${one.author} ${one.updated_date}`} className="line-clamp-2 text-sm text-ink-muted">
      {authorName(one)}: {one.note}
    </p>
  ));
}
