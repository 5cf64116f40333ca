import { useState } from 'react';
import type { Viewing } from '#contract/auditions/viewing.ts';
import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import { invitationLabel } from '#texts/auditions/audition-words.ts';
import { candidateCommandLabels } from '#texts/casting/labels.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { cardFacts } from '#texts/people/profile-words.ts';
import { CandidateNote } from '#web/features/casting/candidate/candidate-note.tsx';
import { CandidateStars } from '#web/features/casting/candidate/candidate-stars.tsx';
import { DECISIONS } from '#web/features/casting/candidate/decision.view.ts';
import { NoteLines } from '#web/features/casting/candidate/note-lines.tsx';
import { useDecide } from '#web/features/casting/candidate/use-decide.ts';
import { TalentDrawer } from '#web/features/finding/search/talent-drawer.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { Meeting } from './meeting.tsx';
import { Takes } from './takes.tsx';
import { decisionWord } from './viewing.view.ts';

interface ViewedPersonProps {
  viewing: Viewing;
  kind: AuditionKind;
  /** True if two people are shown side by side, with less room for each. */
  isBeside?: boolean;
}

/** One person: the films or the meeting, beside each member's opinion. */
export function ViewedPerson({ viewing, kind, isBeside = false }: ViewedPersonProps) {
  const { invitation, candidate, takes } = viewing;
  const { talent } = candidate;
  const state = decisionWord(candidate) ?? invitationLabel(kind, invitation.status);
  return (
    <article
      aria-label={talent.name}
      className={classNames(
        'grid min-w-0 content-start gap-x-8 gap-y-6',
        !isBeside && 'xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 className="voice-serif text-heading">{talent.name}</h2>
            <p className="text-sm text-ink-muted tabular">{cardFacts(talent)}</p>
          </div>
          <StateBadge tone={state.tone} look="tinted">
            {state.word}
          </StateBadge>
        </header>
        {kind === 'self_tape' ? <Takes takes={takes} name={talent.name} /> : <Meeting viewing={viewing} />}
      </div>
      <Judgement viewing={viewing} isBeside={isBeside} />
      <Answers viewing={viewing} />
    </article>
  );
}

/** The decision, the caller's own stars and note, and the other members' notes. */
function Judgement({ viewing: { candidate }, isBeside }: { viewing: Viewing; isBeside: boolean }) {
  const { decide, rate } = useDecide();
  return (
    <section
      aria-label="Vad ni tycker"
      className={classNames(
        'flex min-w-0 flex-col gap-5 border-t border-hairline pt-4',
        !isBeside && 'xl:col-start-2 xl:row-span-2 xl:row-start-1',
      )}
    >
      <div className="flex flex-wrap gap-2">
        {DECISIONS.filter((command) => candidate.actions.includes(command)).map((command) => (
          <Button
            key={command}
            size="small"
            variant={command === 'approve' && !isBeside ? 'primary' : 'secondary'}
            onClick={() => decide(candidate, command)}
          >
            {candidateCommandLabels[command]}
            <span className="sr-only"> {candidate.talent.name}</span>
          </Button>
        ))}
      </div>
      <CandidateStars row={candidate} onRate={(stars) => rate(candidate, stars)} />
      <CandidateNote key={candidate.id} row={candidate} />
      <NoteLines notes={candidate.notes.filter(({ is_own }) => !is_own)} />
    </section>
  );
}

/** The person's own words, and the rest of the profile. */
function Answers({ viewing: { invitation, candidate } }: { viewing: Viewing }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name } = candidate.talent;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <DefinitionList
        facts={[
          { label: 'Svar på kallelsen', value: invitation.answer_message || null },
          { label: 'Svar på förfrågan', value: candidate.answer_message || null },
          { label: 'Behöver', value: invitation.access_needs || null },
          { label: 'Arvode', value: feeText(candidate.fee) },
        ]}
      />
      {id !== null && (
        <>
          <Button size="small" className="self-start" onClick={() => setOpen(true)}>
            Visa hela profilen
          </Button>
          <TalentDrawer talent={isOpen ? { id, name } : undefined} onShow={(talent) => setOpen(talent !== undefined)} />
        </>
      )}
    </div>
  );
}
