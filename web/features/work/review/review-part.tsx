import type { AssignmentReview } from '#contract/work/review.ts';
import { BEST_SCORE, type ReviewSide, SCORED } from '#domain/work/review/review.rules.ts';
import { COMPANYS_WORDS_WITHHELD } from '#texts/people/withheld-words.ts';
import { scoreLabels } from '#texts/work/review-words.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** Scores with their labels, in the order of the form. */
export function ShownScores({ side, scores }: { side: ReviewSide; scores: Readonly<Record<string, number>> }) {
  const labels: Readonly<Record<string, string>> = scoreLabels[side];
  return (
    <DefinitionList
      look="columns"
      facts={SCORED[side].map((name) => ({
        label: labels[name] ?? name,
        value: (
          <span className="tabular">
            {formatNumber(scores[name] ?? 0)} av {BEST_SCORE}
          </span>
        ),
      }))}
    />
  );
}

interface ReviewPartProps {
  review: AssignmentReview;
  side: ReviewSide;
  /** The heading, which names the writer in words for the reader. */
  title: string;
  /** The heading of the reply. */
  replyTitle: string;
}

/** The review by one side, with the other side's reply. */
export function ReviewPart({ review, side, title, replyTitle }: ReviewPartProps) {
  const part = review[side];
  if (!part) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="kicker mb-2">
        {title}
        {part.written_by && side === 'company' && `, ${part.written_by}`}
      </figcaption>
      {part.hidden_reason !== null && <p className="mb-2 text-sm text-lost">Dolt av oss: {part.hidden_reason}</p>}
      {part.scores && <ShownScores side={side} scores={part.scores} />}
      {part.words !== '' && (
        <blockquote className="voice-serif mt-3 max-w-prose whitespace-pre-line text-lg leading-7">
          ”{part.words}”
        </blockquote>
      )}
      {part.note && (
        <p className="mt-3 max-w-prose whitespace-pre-line text-sm text-ink-muted">Bara för oss: {part.note}</p>
      )}
      {part.reply !== null && (
        <p className="mt-3 max-w-prose whitespace-pre-line border-l border-hairline-strong pl-4 text-sm">
          <span className="block text-ink-muted">{replyTitle}</span>
          {part.reply || COMPANYS_WORDS_WITHHELD}
        </p>
      )}
    </figure>
  );
}
