import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** The secret address at which other programs read the talent's calendar. The talent can replace or remove it. */
export function OwnFeed() {
  const feed = useQuery(query('GET /talent/calendar/feed'));
  const { run, isPending, failure } = useCommand();
  return (
    <Section
      title="Uppdragen i din egen kalender"
      description="Se bokade dagar och optioner i kalendern som du redan använder. Den uppdateras av sig själv."
    >
      {failure && (
        <Callout tone="lost" role="alert" className="mb-4">
          {failure}
        </Callout>
      )}
      <QueryFrame query={feed}>
        {({ url }) =>
          url === null ? (
            <Button isBusy={isPending} onClick={() => void run('POST /talent/calendar/feed')}>
              Skapa en adress
            </Button>
          ) : (
            <Address url={url} />
          )
        }
      </QueryFrame>
    </Section>
  );
}

function Address({ url }: { url: string }) {
  const { send } = useCommand();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('Adressen är kopierad'),
      () => showToast('Markera adressen och kopiera den för hand.', { tone: 'lost' }),
    );
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <Field
        label="Hemlig adress"
        hint="Lägg till den som en prenumeration i din kalender. Alla som har adressen ser dina uppdrag, så dela den inte."
      >
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          Kopiera adressen
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking('renew')}>
          Byt adress
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking('end')}>
          Stäng av
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={asking === 'end' ? 'Stäng av adressen?' : 'Byt adress?'}
        confirmLabel={asking === 'end' ? 'Stäng av' : 'Byt adress'}
        onConfirm={() => send(asking === 'end' ? 'DELETE /talent/calendar/feed' : 'POST /talent/calendar/feed')}
      >
        Den adress som finns nu slutar gälla genast, överallt där den används.
      </ConfirmDialog>
    </div>
  );
}
