import type { BoardVote } from '#contract/auditions/presentation.ts';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { candidateCommandLabels } from '#texts/casting/labels.ts';
import { ClientSaid } from '#web/features/auditions/presentation/client-said.tsx';
import { answerState } from '#web/features/casting/candidate/answers.view.ts';
import { CameBy } from '#web/features/casting/candidate/came-by.tsx';
import { CandidateName } from '#web/features/casting/candidate/candidate-name.tsx';
import { CandidateStars } from '#web/features/casting/candidate/candidate-stars.tsx';
import type { Decision } from '#web/features/casting/candidate/decision.view.ts';
import { ShortNoteLines } from '#web/features/casting/candidate/note-lines.tsx';
import { CandidateOption } from '#web/features/casting/option/candidate-option.tsx';
import { CompanyUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

interface ReviewCardProps {
  row: CandidateRow;
  /** The client's votes on the candidate. */
  votes: readonly BoardVote[] | undefined;
  isReadOnly: boolean;
  onOpen: (row: CandidateRow) => void;
  onDecide: (row: CandidateRow, command: Decision) => void;
  onRate: (row: CandidateRow, stars: number | null) => void;
}

/** Decisions that have a button on the card; the others are moves in the card's menu. */
const ON_CARD = ['approve', 'reject', 'undecide'] as const;

/** A candidate who said yes, as a card on the board of the role. */
export function ReviewCard({ row, votes, isReadOnly, onOpen, onDecide, onRate }: ReviewCardProps) {
  return (
    // The card is positioned, so that the board clips its words for screen readers; otherwise they would widen the
    // page. With five columns the cards are narrow, so the content below the name has the whole width.
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
      <Avatar name={row.talent.name} src={row.talent.profile_image} size="large" />
      <span className="self-center">
        <CandidateName row={row} onOpen={() => onOpen(row)} />
        {row.talent.pronoun && <span className="block text-sm text-ink-muted">{row.talent.pronoun}</span>}
      </span>
      <div className="col-span-2 flex min-w-0 flex-col gap-1">
        <CandidateStars row={row} onRate={(stars) => onRate(row, stars)} />
        <CameBy row={row} />
        {row.closed_outcome && (
          <StateBadge tone={answerState(row).tone} wraps>
            {answerState(row).word}
          </StateBadge>
        )}
        {row.is_late && <StateBadge tone="waiting">Svarade för sent</StateBadge>}
        <CompanyUnread of={{ candidate_id: row.id }} />
        {row.answer_message && <p className="line-clamp-3 text-sm">”{row.answer_message}”</p>}
        <ShortNoteLines notes={row.notes} />
        <ClientSaid votes={votes} />
        {!isReadOnly && <CandidateOption row={row} />}
        {!isReadOnly && (
          <div className="-ml-3 flex flex-wrap">
            {ON_CARD.filter((command) => row.actions.includes(command)).map((command) => (
              <Button key={command} size="small" variant="quiet" onClick={() => onDecide(row, command)}>
                {candidateCommandLabels[command]}
                <span className="sr-only"> {row.talent.name}</span>
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
