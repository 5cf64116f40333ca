import { useState } from 'react';
import type { TimePerson } from '#contract/auditions/audition-day.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { useWishes } from './audition-day-queries.ts';
import { wishWords } from './times.view.ts';

export interface TimeWishesProps {
  auditionId: string;
  onMove: ((person: TimePerson) => void) | undefined;
}

/** The people that ask for another slot, in the order of asking, each with buttons to move the person or to refuse. */
export function TimeWishes({ auditionId, onMove }: TimeWishesProps) {
  const { send } = useCommand();
  const query = useWishes(auditionId, usePageNumber('byten'));
  const [refused, setRefused] = useState<TimePerson>();
  return (
    <QueryFrame query={query}>
      {(data) =>
        data.total > 0 && (
          <section aria-labelledby="vill-byta" className="flex flex-col gap-3 print:hidden">
            <h3 id="vill-byta" className="voice-serif text-name">
              Vill ha en annan tid <span className="text-sm text-ink-muted tabular">{data.total}</span>
            </h3>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((person) => (
                <li key={person.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
                  <span className="min-w-0 flex-1 basis-64">
                    <span className="block font-medium">{person.talent_name}</span>
                    <span className="block text-sm text-ink-muted">
                      {person.appointment && person.slot_id
                        ? `Har ${formatInstant(person.appointment.starts_date)}`
                        : 'Utan tid'}
                      , {person.role_title}
                    </span>
                    {person.wish && <span className="block max-w-prose">{wishWords(person.wish)}</span>}
                  </span>
                  {onMove && (
                    <Button size="small" onClick={() => onMove(person)}>
                      Flytta till …<span className="sr-only"> {person.talent_name}</span>
                    </Button>
                  )}
                  {person.wish?.actions.includes('decline') && (
                    <Button size="small" variant="quiet" onClick={() => setRefused(person)}>
                      Ingen annan tid<span className="sr-only"> för {person.talent_name}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <PageLinks of={data} noun="önskemål" name="byten" />
            <ConfirmDialog
              isOpen={refused !== undefined}
              onOpenChange={(isOpen) => !isOpen && setRefused(undefined)}
              title={`Svara ${refused?.talent_name ?? ''} att det inte går?`}
              confirmLabel="Skicka svaret"
              reason={{ label: 'Några ord till personen', hint: NOT_TO_MINORS, max_length: 500 }}
              onConfirm={(reason) =>
                send('POST /slot-wishes/:id/decline', { params: { id: refused?.wish?.id ?? '' }, body: { reason } })
              }
            >
              Personen får veta att det inte finns någon annan tid. Tiden som de har gäller.
            </ConfirmDialog>
          </section>
        )
      }
    </QueryFrame>
  );
}
