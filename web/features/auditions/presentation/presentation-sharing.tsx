import { useState } from 'react';
import type { FreshLink, PresentationDetails } from '#contract/auditions/presentation.ts';
import { presentationLabels } from '#texts/auditions/presentation-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const preview = onDemand(() => import('./preview-dialog.tsx'));

/** The state of a presentation, its link while new, and its commands: share, preview, new link, end. */
export function PresentationSharing({ presentation }: { presentation: PresentationDetails }) {
  const { send, run, isPending, failure } = useCommand();
  const [fresh, setFresh] = useState<Pick<FreshLink, 'url' | 'code'>>();
  const [question, setQuestion] = useState<'renew' | 'end'>();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const here = useOnDemand(preview, isPreviewing, () => setIsPreviewing(false));
  const { id, status, ends_on, actions } = presentation;
  const { tone, word } = presentationLabels[status];
  const params = { id };
  const may = (command: (typeof actions)[number]) => actions.includes(command);
  const share = async () => {
    const made = await run('POST /presentations/:id/share', { params });
    if (made) setFresh(made);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <StateBadge tone={tone} wraps>
        {word}
      </StateBadge>
      {status === 'shared' && (
        <p className="-mt-3 text-sm text-ink-muted">
          Till och med <DateText day={ends_on} />
        </p>
      )}
      {fresh && (
        <Callout tone="agreed" role="status" title="Länken och koden visas bara nu">
          <p>Skicka länken, och säg koden på ett annat sätt: ring, eller skicka den för sig.</p>
          <p className="mt-3 text-sm break-all" data-link>
            {fresh.url}
          </p>
          <p className="voice-serif mt-2 text-heading tabular" data-code>
            {fresh.code}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={fresh.url} label="Kopiera länken" />
            <CopyButton text={fresh.code} label="Kopiera koden" />
          </div>
        </Callout>
      )}
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        {may('share') && (
          <Button variant="primary" isBusy={isPending} onClick={share}>
            Dela med kunden
          </Button>
        )}
        {status !== 'ended' && <Button onClick={() => setIsPreviewing(true)}>Se som kunden</Button>}
        {may('renew-link') && <Button onClick={() => setQuestion('renew')}>Ny länk</Button>}
        {may('end') && (
          <Button variant="quiet" onClick={() => setQuestion('end')}>
            Avsluta visningen
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={question === 'renew'}
        onOpenChange={() => setQuestion(undefined)}
        title="Byta länk?"
        confirmLabel="Byt länken"
        onConfirm={async () => setFresh(await send('POST /presentations/:id/renew-link', { params }))}
      >
        Länken och koden som du har gett ut öppnar inget längre. De som redan har svarat behöver den nya. Svaren finns
        kvar.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'end'}
        onOpenChange={() => setQuestion(undefined)}
        title="Avsluta visningen?"
        confirmLabel="Avsluta visningen"
        isDangerous
        onConfirm={async () => {
          await send('POST /presentations/:id/end', { params });
          setFresh(undefined);
        }}
      >
        Ingen utanför företaget ser något från och med nu, och det går inte att öppna igen. Svaren finns kvar hos er.
      </ConfirmDialog>
      {here && isPreviewing && <here.PreviewDialog id={id} onClose={() => setIsPreviewing(false)} />}
    </div>
  );
}
