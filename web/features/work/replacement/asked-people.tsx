import type { AskedPerson } from '#contract/work/replacement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { askedLabel } from './replacement.view.ts';

/** The people asked to step in, each with the state of the request. */
export function AskedPeople({ asked }: { asked: readonly AskedPerson[] }) {
  const { run, pending } = useCommand({ hasToast: true });
  if (asked.length === 0) return null;
  return (
    <Section title="Tillfrågade" description="Den första som säger ja är bokad, och de andra får besked.">
      <ul className="divide-y divide-hairline border-b border-hairline">
        {asked.map((person) => {
          const { tone, word } = askedLabel(person);
          const name = <span className="sr-only"> {person.name}</span>;
          const isOpen = person.interest_status === 'pending' && person.actions.includes('withdraw');
          return (
            <PersonRow
              key={person.id}
              name={person.name}
              src={person.image}
              facts={isOpen && `Svarar senast ${formatDay(person.answer_by)}`}
              state={<StateBadge tone={tone}>{word}</StateBadge>}
              actions={
                isOpen && (
                  <>
                    {person.actions.includes('remind') && (
                      <Button
                        size="small"
                        disabled={pending !== undefined}
                        onClick={() => run('POST /candidates/:id/remind', { params: { id: person.id } })}
                      >
                        Påminn{name}
                      </Button>
                    )}
                    <Button
                      size="small"
                      variant="quiet"
                      disabled={pending !== undefined}
                      onClick={() =>
                        run('POST /candidates/:id/withdraw', { params: { id: person.id }, body: { reason: '' } })
                      }
                    >
                      Ta tillbaka<span className="sr-only"> frågan till {person.name}</span>
                    </Button>
                  </>
                )
              }
            />
          );
        })}
      </ul>
    </Section>
  );
}
