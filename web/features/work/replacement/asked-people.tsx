import type { AskedPerson, ReplacementView } from '#contract/work/replacement.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { askedLabel, shortAnswerDay } from './replacement.view.ts';

/** The people asked to step in, each with the state of the request and what the company can do about it. */
export function AskedPeople({ view }: { view: ReplacementView }) {
  if (view.asked.length === 0) return null;
  return (
    <Section title="Tillfrågade" description="Den första som säger ja är bokad, och de andra får besked.">
      <ul className="divide-y divide-hairline border-b border-hairline">
        {view.asked.map((person) => (
          <Asked key={person.id} person={person} view={view} />
        ))}
      </ul>
    </Section>
  );
}

function Asked({ person, view }: { person: AskedPerson; view: ReplacementView }) {
  const { id, talent_id, name, image, actions, interest_status, may_ask_again } = person;
  const { run, isPending } = useCommand({ hasToast: true });
  const answer_by = shortAnswerDay(view.starts_on, dayOf(useNow()));
  const { tone, word } = askedLabel(person);
  const isOpen = interest_status === 'pending' && actions.includes('withdraw');
  const mayAskAgain = may_ask_again && talent_id !== null;
  const whom = <span className="sr-only"> {name}</span>;
  const askAgain = (talent: string) =>
    run('POST /bookings/:id/replacements', {
      params: { id: view.booking.id },
      body: { talent_ids: [talent], answer_by, message: '' },
    });
  return (
    <PersonRow
      name={name}
      src={image}
      facts={isOpen ? `Svarar senast ${formatDay(person.answer_by)}` : mayAskAgain && 'Svarade om de gamla dagarna'}
      state={<StateBadge tone={tone}>{word}</StateBadge>}
      actions={
        mayAskAgain ? (
          <Button size="small" disabled={isPending} onClick={() => askAgain(talent_id)}>
            Fråga om de nya dagarna{whom}
          </Button>
        ) : (
          isOpen && (
            <>
              {actions.includes('remind') && (
                <Button
                  size="small"
                  disabled={isPending}
                  onClick={() => run('POST /candidates/:id/remind', { params: { id } })}
                >
                  Påminn{whom}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                disabled={isPending}
                onClick={() => run('POST /candidates/:id/withdraw', { params: { id }, body: { reason: '' } })}
              >
                Ta tillbaka<span className="sr-only"> frågan till {name}</span>
              </Button>
            </>
          )
        )
      }
    />
  );
}
