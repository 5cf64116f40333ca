import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { AuditionView } from '#contract/auditions/audition.ts';
import type { InvitationRow } from '#contract/auditions/invitation.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { invitationCommandLabels, invitationLabel } from '#texts/auditions/audition-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { useCalled } from './audition-queries.ts';
import { calledFacts } from './called.view.ts';
import type { CalledQuestion } from './called-questions.tsx';

const questions = onDemand(() => import('./called-questions.tsx'));

/** Commands that run at once; the commands in ASKED open a question first. */
const AT_ONCE = ['remind', 'remove', 'attend', 'miss', 'keep-time'] as const;
const ASKED = ['grant-time', 'withdraw'] as const;

/**
 * The people invited to an audition: their answers, whether they have opened the invitation, and the commands for each.
 */
export function CalledList({ audition }: { audition: AuditionView }) {
  const called = useCalled(audition.id, usePageNumber('called'));
  const today = dayOf(useNow());
  const [question, setQuestion] = useState<CalledQuestion>();
  const here = useOnDemand(questions, question !== undefined, () => setQuestion(undefined));
  return (
    <QueryFrame
      query={called}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState title="Ingen är tillagd än">
          {audition.status === 'draft'
            ? 'Lägg till dem ni vill se. De får veta det när ni publicerar.'
            : 'Lägg till dem ni vill se.'}
        </EmptyState>
      }
    >
      {(data) => (
        <div className="flex flex-col gap-4">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {data.items.map((row) => (
              <Called key={row.id} row={row} audition={audition} today={today} onAsk={setQuestion} />
            ))}
          </ul>
          <PageLinks of={data} noun="personer" name="called" />
          {question && here && <here.CalledQuestions question={question} onDone={() => setQuestion(undefined)} />}
        </div>
      )}
    </QueryFrame>
  );
}

interface CalledProps {
  readonly row: InvitationRow;
  readonly audition: AuditionView;
  readonly today: string;
  readonly onAsk: (question: CalledQuestion) => void;
}

function Called({ row, audition: { kind, deadline_date }, today, onAsk }: CalledProps) {
  const { run } = useCommand({ hasToast: true });
  const { id, talent_id, talent_name, talent_image, actions, answer_message, asked_time_message, access_needs } = row;
  const label = invitationLabel(kind, row.status);
  const items = [
    ...AT_ONCE.filter((command) => actions.includes(command)).map((command) => ({
      label: invitationCommandLabels[command],
      onChoose: () => void run(`POST /invitations/:id/${command}`, { params: { id } }),
    })),
    ...ASKED.filter((command) => actions.includes(command)).map((command) => ({
      label: invitationCommandLabels[command],
      onChoose: () => onAsk({ command, row }),
    })),
  ];
  const facts = calledFacts(row, deadline_date, today);
  return (
    <PersonRow
      name={talent_name}
      src={talent_image}
      href={talent_id ? `/CompanyTalents?id=${talent_id}` : undefined}
      facts={
        <>
          {[row.role_title, ...facts].join(' · ')}
          {answer_message && <span className="block text-ink">”{answer_message}”</span>}
          {row.asked_time_date && (
            <span className="block text-waiting">
              Ber om mer tid sedan {formatInstant(row.asked_time_date, today)}: ”{asked_time_message}”
            </span>
          )}
          {access_needs && <span className="block text-ink">Behöver: {access_needs}</span>}
        </>
      }
      state={
        <span className="flex items-center gap-2">
          <StateBadge tone={label.tone} wraps>
            {label.word}
          </StateBadge>
          {items.length > 0 && (
            <Menu trigger={<IconButton icon={Ellipsis} label={`Mer om ${talent_name}`} />} items={items} />
          )}
        </span>
      }
    />
  );
}
