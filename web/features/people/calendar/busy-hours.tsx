import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { OwnBusyHours } from '#contract/people/busy-hours.ts';
import { partText } from '#texts/people/busy-hours-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

const forms = onDemand(() => import('./busy-hours-form.tsx'));

/** The hours of single days at which the talent cannot work, with the talent's own notes, and the form that adds some. */
export function BusyHours() {
  const hours = useQuery(query('GET /talent/busy-hours'));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Form = useOnDemand(forms, isOpen, close)?.BusyHoursForm;
  return (
    <Section
      title="Timmar du inte kan"
      description="En del av en dag gör dig inte upptagen hela dagen. Du ser den vid en förfrågan, och provfilmningar läggs inte då. Anteckningen läser bara du."
      actions={
        !isOpen && (
          <Button size="small" icon={Plus} onClick={() => setIsOpen(true)}>
            Lägg till timmar
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {isOpen && Form && (
          <Form
            onAdded={() => {
              close();
              showToast('Timmarna är tillagda');
            }}
            onCancel={close}
          />
        )}
        <QueryFrame query={hours}>{({ items }) => <HoursList items={items} />}</QueryFrame>
      </div>
    </Section>
  );
}

function HoursList({ items }: OwnBusyHours) {
  const { run, pending } = useCommand({ hasToast: true });
  if (items.length === 0) return <p className="text-ink-muted">Inga timmar ännu.</p>;
  return (
    <ul aria-label="Timmar du inte kan" className="divide-y divide-hairline border-y border-hairline">
      {items.map(({ id, note, ...hours }) => (
        <li key={id} className="flex items-center gap-4 py-2">
          <span className="min-w-0 flex-1">
            <span className="mr-3">{formatDay(hours.day)}</span>
            <span className="tabular">{partText(hours)}</span>
            {note && <span className="block wrap-anywhere text-sm text-ink-muted">{note}</span>}
          </span>
          <IconButton
            icon={X}
            label={`Ta bort ${formatDay(hours.day)} ${partText(hours)}`}
            isBusy={JSON.stringify(pending?.args) === JSON.stringify({ params: { id } })}
            onClick={async () => {
              if (!(await run('DELETE /talent/busy-hours/:id', { params: { id } }))) return;
              const putBack = () => void run('POST /talent/busy-hours', { body: { ...hours, note } });
              showToast('Timmarna är borttagna', { action: { label: 'Ångra', onChoose: putBack } });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
