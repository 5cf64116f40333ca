import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ForeignCalendar } from '#contract/people/calendar.ts';
import { CALENDARS_MAX } from '#domain/people/foreign-calendar/calendar-url.ts';
import { busyDaysWords, calendarProblemWords, unreadWords } from '#texts/people/calendar-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const connecting = onDemand(() => import('./connect-calendar.tsx'));

/** The talent's calendars in other services, each with the time when Medverka last read it. */
export function OtherCalendars() {
  const calendars = useQuery(query('GET /talent/calendars'));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Form = useOnDemand(connecting, isOpen, close)?.ConnectCalendar;
  const isFull = (calendars.data?.items.length ?? CALENDARS_MAX) >= CALENDARS_MAX;
  return (
    <Section
      title="Dina andra kalendrar"
      description="Dagar som är upptagna där räknas som upptagna här. Vi läser bara när du är upptagen, aldrig med vad, och företag ser inte vilken kalender det är."
      actions={
        !isFull &&
        !isOpen && (
          <Button size="small" icon={Plus} onClick={() => setIsOpen(true)}>
            Lägg till en kalender
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {isOpen && Form && (
          <Form
            onConnected={() => {
              close();
              showToast('Kalendern är tillagd. Vi läser den nu.');
            }}
            onCancel={close}
          />
        )}
        <QueryFrame query={calendars}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="max-w-prose text-ink-muted">
                Ingen ännu. Lägg till kalendern från jobbet, skolan eller din telefon med dess hemliga adress.
              </p>
            ) : (
              <ul aria-label="Dina andra kalendrar" className="divide-y divide-hairline border-y border-hairline">
                {items.map((calendar) => (
                  <OneCalendar key={calendar.id} calendar={calendar} />
                ))}
              </ul>
            )
          }
        </QueryFrame>
      </div>
    </Section>
  );
}

/** The state of a calendar: read, not read yet, or failing. */
function Standing({ calendar }: { calendar: ForeignCalendar }) {
  const { status, problem, read_date, created_date, busy_day_count, unread_count } = calendar;
  if (status === 'stale') {
    return (
      <StateBadge tone="lost" wraps>
        <span>
          Inte läst sedan <InstantText instant={read_date ?? created_date} />
        </span>
      </StateBadge>
    );
  }
  if (problem) {
    return (
      <StateBadge tone="waiting" wraps>
        <span>
          {read_date ? (
            <>
              Läst senast <InstantText instant={read_date} />
            </>
          ) : (
            'Inte läst ännu'
          )}
        </span>
      </StateBadge>
    );
  }
  if (!read_date) return <StateBadge tone="waiting">Läses snart</StateBadge>;
  return (
    <StateBadge tone={unread_count > 0 ? 'waiting' : 'agreed'} wraps>
      <span>
        Läst <InstantText instant={read_date} /> · {busyDaysWords(busy_day_count)}
      </span>
    </StateBadge>
  );
}

function OneCalendar({ calendar }: { calendar: ForeignCalendar }) {
  const { send } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, shown_address, problem, unread_count } = calendar;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm break-all text-ink-muted">{shown_address}</p>
        <Standing calendar={calendar} />
        {problem && <p className="max-w-prose text-sm">{calendarProblemWords[problem]}</p>}
        {unread_count > 0 && <p className="max-w-prose text-sm">{unreadWords(unread_count)}</p>}
      </div>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Ta bort<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Ta bort ${name}?`}
        confirmLabel="Ta bort kalendern"
        onConfirm={() => send('DELETE /talent/calendars/:id', { params: { id } })}
      >
        Dagarna i den räknas inte längre som upptagna, och vi glömmer adressen.
      </ConfirmDialog>
    </li>
  );
}
