import type { ReactNode } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { candidateCommandLabels } from '#texts/casting/labels.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { CandidateOption } from '#web/features/casting/option/candidate-option.tsx';
import { TalentDrawer } from '#web/features/finding/search/talent-drawer.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { answerState } from './answers.view.ts';
import { ChosenPictures } from './came-by.tsx';
import { CandidateNote } from './candidate-note.tsx';
import { CandidateStars } from './candidate-stars.tsx';
import { DECISIONS } from './decision.view.ts';
import { drawnPeople } from './drawn-people.ts';
import { NoteLines } from './note-lines.tsx';
import { useDecide } from './use-decide.ts';

export interface CandidateDrawerProps {
  row: CandidateRow | undefined;
  /** The candidates of the list behind the drawer, in its order. */
  among: readonly CandidateRow[];
  onShow: (row: CandidateRow | undefined) => void;
  /** Renders the thread with a candidate, by candidate id. */
  threadOf: (id: string) => ReactNode;
}

/** A candidate: the answer, the company's stars and note, the decision, and the whole profile. */
export function CandidateDrawer({ row, among, onShow, threadOf }: CandidateDrawerProps) {
  const { decide, rate } = useDecide();
  const people = drawnPeople(among);
  const shown = people.find((one) => one.candidate_id === row?.id);
  const decisions = DECISIONS.filter((command) => row?.actions.includes(command));
  return (
    <TalentDrawer
      talent={shown}
      among={people}
      onShow={(person) => onShow(among.find((one) => one.id === person?.candidate_id))}
      actions={
        row &&
        decisions.map((command) => (
          <Button
            key={command}
            variant={command === 'approve' ? 'primary' : 'secondary'}
            onClick={() => decide(row, command)}
          >
            {candidateCommandLabels[command]}
          </Button>
        ))
      }
    >
      {row && (
        <div key={row.id} className="mb-8 flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <StateBadge tone={answerState(row).tone} look="tinted">
              {answerState(row).word}
            </StateBadge>
            <CandidateStars row={row} onRate={(stars) => rate(row, stars)} />
          </div>
          {row.answer_message && (
            <blockquote className="border-l-2 border-ink pl-4 voice-serif text-lg whitespace-pre-line">
              {row.answer_message}
            </blockquote>
          )}
          <ChosenPictures row={row} />
          <DefinitionList
            facts={[
              { label: 'Roll', value: row.role_title },
              { label: 'Arvode', value: feeText(row.fee) },
              row.source === 'announcement'
                ? { label: 'Kom via', value: 'Annonsen' }
                : { label: 'Svara senast', value: <DateText day={row.answer_by} /> },
              {
                label: 'Svarade',
                value: row.answered_date && (
                  <>
                    <InstantText instant={row.answered_date} />
                    {row.is_late && ', efter sista svarsdagen'}
                  </>
                ),
              },
            ]}
          />
          <CandidateOption row={row} />
          <CandidateNote row={row} />
          <NoteLines notes={row.notes.filter(({ is_own }) => !is_own)} />
          <section aria-label="Meddelanden" className="flex flex-col gap-3 border-t border-hairline pt-4">
            <h3 className="voice-serif text-name">Meddelanden</h3>
            {threadOf(row.id)}
          </section>
        </div>
      )}
    </TalentDrawer>
  );
}
