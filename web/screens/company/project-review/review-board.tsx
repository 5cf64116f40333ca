import { type ReactNode, useCallback, useMemo } from 'react';
import type { BoardVote } from '#contract/auditions/presentation.ts';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { answerState } from '#web/features/casting/candidate/answers.view.ts';
import type { Decision } from '#web/features/casting/candidate/decision.view.ts';
import {
  type BoardChoice,
  type BoardColumnId,
  COMMAND_TO,
  canMoveTo,
  chosenOf,
  columnNamed,
  columnOf,
  type RoleReview,
} from '#web/features/casting/candidate/review-board.view.ts';
import { useDecide } from '#web/features/casting/candidate/use-decide.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Board } from '#web/ui/list/board.tsx';
import type { BoardColumn } from '#web/ui/list/board-column.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useStable } from '#web/ui/text/use-stable.ts';
import { ReviewCard } from './review-card.tsx';

export interface ReviewBoardProps {
  review: RoleReview;
  /** Commands for the whole role. */
  actions?: ReactNode;
  /** Filter and order of the cards. */
  choice: BoardChoice;
  /** The client's votes, by candidate id. */
  votes: ReadonlyMap<string, readonly BoardVote[]> | undefined;
  isReadOnly: boolean;
  onOpen: (row: CandidateRow, among: readonly CandidateRow[]) => void;
}

// Defined outside the component, so that moving one of five hundred cards does not render the others again.
const COLUMNS: readonly (BoardColumn & { id: BoardColumnId })[] = [
  { id: 'undecided', label: 'Obeslutade' },
  { id: 'approved', label: 'Godkända' },
  { id: 'callback', label: 'Kalla igen' },
  { id: 'hold', label: 'Avvakta' },
  { id: 'rejected', label: 'Bortvalda' },
];
const bookedText = (count: number) => (count === 1 ? '1 person är redan bokad' : `${count} personer är redan bokade`);
const canMove = (row: CandidateRow, column: string) => canMoveTo(row, columnNamed(column));

/**
 * The board of one role. The talents who have said yes are cards, moved between columns by dragging, keys or buttons;
 * the other candidates are listed below.
 */
export function ReviewBoard({ review, actions, choice, votes, isReadOnly, onOpen }: ReviewBoardProps) {
  const { role, interested, others, approved_count, places_left } = review;
  const { decide, place, rate } = useDecide();
  const shown = useMemo(() => chosenOf(interested, choice), [interested, choice]);
  const hands = {
    onOpen: useStable((row: CandidateRow) => onOpen(row, shown)),
    onDecide: useStable((row: CandidateRow, command: Decision) => void decide(row, command)),
    onRate: useStable((row: CandidateRow, stars: number | null) => void rate(row, stars)),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions in `hands` are stable
  const drawCard = useCallback(
    (row: CandidateRow) => <ReviewCard {...hands} row={row} votes={votes?.get(row.id)} isReadOnly={isReadOnly} />,
    [votes, isReadOnly],
  );
  return (
    <Section
      title={role.title}
      aside={`${role.headcount === 1 ? '1 plats' : `${role.headcount} platser`}${role.booked_count > 0 ? `, ${role.booked_count} bokade` : ''}`}
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
        <p className="text-ink-muted">
          {role.booked_count > 0
            ? `${bookedText(role.booked_count)} till rollen.`
            : 'Ingen har svarat ja till rollen ännu.'}
        </p>
      ) : (
        <Board
          label={`Urval till ${role.title}`}
          columns={COLUMNS}
          noteOf={(column) => column === 'approved' && `${approved_count} av ${role.headcount - role.booked_count}`}
          items={shown}
          keyOf={(row) => row.id}
          nameOf={(row) => row.talent.name}
          columnOf={columnOf}
          canMove={canMove}
          onMove={(row, column) => void decide(row, COMMAND_TO[columnNamed(column)])}
          onPlace={choice.order === 'own' ? place : undefined}
          isReadOnly={isReadOnly}
        >
          {drawCard}
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
