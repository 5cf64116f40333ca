import { useQuery } from '@tanstack/react-query';
import type { ReplacementView } from '#contract/work/replacement.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { shortAnswerDay, suggestedLabel } from './replacement.view.ts';

/** Asks the free people who suit the place, all by one press; the reserves come first. */
export function AskAtOnce({ view: { booking, starts_on } }: { view: ReplacementView }) {
  const { id } = booking;
  const suggested = useQuery(query('GET /bookings/:id/replacement/suggested', { params: { id } }));
  const { run, isPending, failure } = useCommand();
  const answer_by = shortAnswerDay(starts_on, dayOf(useNow()));
  const ask = async (talent_ids: string[]) => {
    const body = { talent_ids, answer_by, message: '' };
    const sent = await run('POST /bookings/:id/replacements', { params: { id }, body });
    if (sent)
      showToast(sent.sent_count === 1 ? 'En person är tillfrågad.' : `${sent.sent_count} personer är tillfrågade.`);
  };
  return (
    <Section
      title="Lediga som passar"
      description={`Reserverna först, sedan rollens önskemål. De svarar senast ${formatDay(answer_by)}, och den första som säger ja är bokad.`}
    >
      <QueryFrame
        query={suggested}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-ink-muted">Ingen fler är ledig och passar. Sök med andra önskemål nedanför.</p>}
      >
        {({ items: people }) => (
          <div className="flex flex-col gap-4">
            <ul className="divide-y divide-hairline border-b border-hairline">
              {people.map((person) => (
                <PersonRow key={person.id} name={person.name} src={person.image} facts={suggestedLabel(person)} />
              ))}
            </ul>
            {failure && <FieldError>{failure}</FieldError>}
            <Button
              variant="primary"
              className="self-start"
              isBusy={isPending}
              onClick={() => ask(people.map((person) => person.id))}
            >
              {people.length === 1 ? `Fråga ${people[0]?.name}` : `Fråga alla ${people.length}`}
            </Button>
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}
