import type { CandidateRow } from '#contract/casting/candidate.ts';
import { Figure } from '#web/ui/text/figure.tsx';
import { answerCounts } from './answer-counts.view.ts';

/** The counts of the answers in a project. */
export function AnswerFigures({ items, places }: { items: readonly CandidateRow[]; places: number }) {
  const counts = answerCounts(items);
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      <Figure
        value={counts.asked}
        label="Tillfrågade"
        note={places === 1 ? 'till 1 plats' : `till ${places} platser`}
      />
      <Figure value={counts.interested} label="Har svarat ja" />
      <Figure value={counts.waiting} label="Väntar på svar" note={`${counts.seen} har öppnat`} />
      <Figure value={counts.overdue} label="Svarade inte i tid" />
      <Figure value={counts.declined} label="Tackade nej" />
    </div>
  );
}
