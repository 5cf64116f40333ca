import type { CandidateRow } from '#contract/casting/candidate.ts';

/** Tells that the candidate answered an announcement instead of being asked. Renders nothing for other candidates. */
export function CameBy({ row }: { row: Pick<CandidateRow, 'source'> }) {
  if (row.source !== 'announcement') return null;
  return <span className="block text-sm text-ink-muted">Kom via annonsen</span>;
}

/** The pictures that a talent chose when showing interest, in the chosen order. */
export function ChosenPictures({ row }: { row: Pick<CandidateRow, 'chosen_pictures' | 'talent'> }) {
  if (row.chosen_pictures.length === 0) return null;
  return (
    <ul aria-label={`Bilder som ${row.talent.name} har valt`} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {row.chosen_pictures.map((url, at) => (
        <li key={url}>
          <img src={url} alt={`Vald bild ${at + 1}`} className="aspect-4/5 w-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
