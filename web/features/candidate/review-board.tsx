import { type ReactNode, useMemo } from 'react';
import type { CandidateRow } from '#contract/candidate.ts';
import type { BoardVote } from '#contract/presentation.ts';
import { candidateCommandLabels } from '#texts/labels.ts';
import { CandidateOption } from '#web/features/option/candidate-option.tsx';
import { ClientSaid } from '#web/features/presentation/client-said.tsx';
import { CompanyUnread } from '#web/features/thread/unread-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Board } from '#web/ui/board.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { Section } from '#web/ui/section.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { answerState } from './answers.view.ts';
import { CameBy } from './came-by.tsx';
import { CandidateName } from './candidate-name.tsx';
import { CandidateStars } from './candidate-stars.tsx';
import { ShortNoteLines } from './note-lines.tsx';
import {
  type BoardChoice,
  COMMAND_TO,
  canMoveTo,
  chosenOf,
  columnNamed,
  columnOf,
  type RoleReview,
} from './review-board.view.ts';
import { useDecide } from './use-decide.ts';

export interface ReviewBoardProps {
  review: RoleReview;
  /** What may be done with the role as a whole. */
  actions?: ReactNode;
  /** Whom it shows, and in whose order. */
  choice: BoardChoice;
  /** What the client has said, by candidate. */
  votes: ReadonlyMap<string, readonly BoardVote[]> | undefined;
  isReadOnly: boolean;
  onOpen: (row: CandidateRow, among: readonly CandidateRow[]) => void;
}

/** On the card itself; the rest is in its menu. */
const ON_CARD = ['approve', 'reject', 'undecide'] as const;

/** The choice for one role: those who said yes in columns, by drag, keys or buttons; the others below. */
export function ReviewBoard({ review, actions, choice, votes, isReadOnly, onOpen }: ReviewBoardProps) {
  const { role, interested, others, approved_count, places_left } = review;
  const { decide, place, rate } = useDecide();
  const shown = useMemo(() => chosenOf(interested, choice), [interested, choice]);
  return (
    <Section
      title={role.title}
      aside={role.headcount === 1 ? '1 plats' : `${role.headcount} platser`}
      actions={
        <>
          <StateBadge tone={places_left === 0 ? 'agreed' : 'waiting'}>
            {places_left === 0
              ? 'Alla platser tillsatta'
              : places_left === 1
                ? '1 plats kvar'
                : `${places_left} platser kvar`}
          </StateBadge>
          {actions}
        </>
      }
    >
      {interested.length === 0 ? (
        <p className="text-ink-muted">Ingen har svarat ja till rollen ännu.</p>
      ) : (
        <Board
          label={`Urval till ${role.title}`}
          columns={[
            { id: 'undecided', label: 'Obeslutade' },
            { id: 'approved', label: 'Godkända', note: `${approved_count} av ${role.headcount}` },
            { id: 'callback', label: 'Kalla igen' },
            { id: 'hold', label: 'Avvakta' },
            { id: 'rejected', label: 'Bortvalda' },
          ]}
          items={shown}
          keyOf={(row) => row.id}
          nameOf={(row) => row.talent.name}
          columnOf={columnOf}
          canMove={(row, column) => canMoveTo(row, columnNamed(column))}
          onMove={(row, column) => void decide(row, COMMAND_TO[columnNamed(column)])}
          onPlace={choice.order === 'own' ? place : undefined}
          isReadOnly={isReadOnly}
        >
          {(row) => (
            // Positioned, so that words for readers only are clipped with the board and do not widen the page.
            // Five columns stand beside each other on a desk, so what is below the name has the whole width of the card.
            <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
              <Avatar name={row.talent.name} src={row.talent.profile_image} size="large" />
              <CandidateName row={row} onOpen={() => onOpen(row, shown)} className="self-center" />
              <div className="col-span-2 flex min-w-0 flex-col gap-1">
                <CandidateStars row={row} onRate={(stars) => rate(row, stars)} />
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
                <ClientSaid votes={votes?.get(row.id)} />
                {!isReadOnly && <CandidateOption row={row} />}
                {!isReadOnly && (
                  <div className="-ml-3 flex flex-wrap">
                    {ON_CARD.filter((command) => row.actions.includes(command)).map((command) => (
                      <Button key={command} size="small" variant="quiet" onClick={() => decide(row, command)}>
                        {candidateCommandLabels[command]}
                        <span className="sr-only"> {row.talent.name}</span>
                      </Button>
                    ))}
                  </div>
                )}
              </div>
            </div>
          )}
        </Board>
      )}
      {others.length > 0 && (
        <Disclosure title={`Övriga tillfrågade (${others.length})`} className="mt-4">
          <ul className="divide-y divide-hairline text-ink">
            {others.map((row) => (
              <PersonRow
                key={row.id}
                name={row.talent.name}
                src={row.talent.profile_image}
                facts={row.answer_message || undefined}
                state={<StateBadge tone={answerState(row).tone}>{answerState(row).word}</StateBadge>}
                actions={
                  row.talent.id && (
                    <Button size="small" variant="quiet" onClick={() => onOpen(row, others)}>
                      Visa
                      <span className="sr-only"> {row.talent.name}</span>
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}
