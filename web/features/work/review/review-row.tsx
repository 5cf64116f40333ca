import type { AssignmentReview } from '#contract/work/review.ts';
import { REVIEW_SIDES, type ReviewSide } from '#domain/work/review/review.rules.ts';
import type { ReviewReader } from '#domain/work/review/shown-review.ts';
import { Button } from '#web/ui/form/button.tsx';
import { standingOf } from './review.view.ts';
import { ReviewPart } from './review-part.tsx';

/** The dialogs that a row can open. */
export type ToDo = 'write' | 'reply' | 'report' | 'hide-company' | 'hide-talent';

const TITLES: Record<ReviewReader, Record<ReviewSide, string>> = {
  company: { company: 'Ert omdöme', talent: 'Talangens omdöme om er' },
  talent: { company: 'Företagets omdöme om dig', talent: 'Ditt omdöme' },
  admin: { company: 'Företagets omdöme', talent: 'Talangens omdöme' },
};

const REPLY_TITLES: Record<ReviewReader, Record<ReviewSide, string>> = {
  company: { company: 'Talangen svarar', talent: 'Ert svar' },
  talent: { company: 'Ditt svar', talent: 'Företaget svarar' },
  admin: { company: 'Talangen svarar', talent: 'Företaget svarar' },
};

interface ReviewRowProps {
  review: AssignmentReview;
  reader: ReviewReader;
  onOpen: (toDo: ToDo) => void;
}

/**
 * The reviews of one assignment: what both sides have written, as far as the reader sees it, and the reader's commands.
 */
export function ReviewRow({ review, reader, onOpen }: ReviewRowProps) {
  const { actions, talent_name, company_name, role_title, project_title } = review;
  const isTalent = reader === 'talent';
  const name = isTalent ? company_name : talent_name;
  const standing = standingOf(review, reader);
  const has = (...wanted: AssignmentReview['actions']) => wanted.some((command) => actions.includes(command));
  const isWritten = reader !== 'admin' && review[reader] !== null;
  return (
    <li className="flex flex-col gap-4 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="voice-serif text-lg leading-6">{name}</p>
          <p className="text-sm text-ink-muted">{isTalent ? `${role_title} i ${project_title}` : role_title}</p>
          {standing && <p className="mt-2 max-w-prose text-sm text-ink-muted">{standing}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {has('review-talent', 'review-company') && (
            <Button size="small" onClick={() => onOpen('write')}>
              {isWritten ? 'Ändra omdömet' : 'Skriv ett omdöme'}
              <span className="sr-only"> om {name}</span>
            </Button>
          )}
          {has('reply-to-talent', 'reply-to-company') && (
            <Button size="small" onClick={() => onOpen('reply')}>
              Svara<span className="sr-only"> på omdömet från {name}</span>
            </Button>
          )}
          {has('report-talent', 'report-company') && (
            <Button size="small" variant="quiet" onClick={() => onOpen('report')}>
              Anmäl<span className="sr-only"> omdömet från {name}</span>
            </Button>
          )}
          {has('hide') &&
            REVIEW_SIDES.filter((side) => review[side] && review[side].hidden_reason === null).map((side) => (
              <Button key={side} size="small" variant="quiet" onClick={() => onOpen(`hide-${side}`)}>
                Dölj {side === 'company' ? 'företagets' : 'talangens'} omdöme
              </Button>
            ))}
        </div>
      </div>
      {(review.company || review.talent) && (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {REVIEW_SIDES.map((side) => (
            <ReviewPart
              key={side}
              review={review}
              side={side}
              title={TITLES[reader][side]}
              replyTitle={REPLY_TITLES[reader][side]}
            />
          ))}
        </div>
      )}
    </li>
  );
}
