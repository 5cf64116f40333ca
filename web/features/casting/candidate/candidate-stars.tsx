import type { CandidateRow } from '#contract/casting/candidate.ts';
import { ownNote, starsText } from './notes.view.ts';
import { Stars } from './stars.tsx';

/** The caller's own stars as buttons, and the other members' stars. */
export function CandidateStars({ row, onRate }: { row: CandidateRow; onRate: (stars: number | null) => void }) {
  const others = starsText(row.notes);
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Stars name={row.talent.name} value={ownNote(row.notes)?.stars ?? null} onChange={onRate} />
      {others && <span className="text-sm text-ink-muted tabular">{others}</span>}
    </div>
  );
}
