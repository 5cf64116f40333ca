import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#contract/companies/webhook.ts';
import { deliveryWords, webhookNounWords } from '#texts/companies/webhook-words.ts';
import { ApiError, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

const dialog = onDemand(() => import('./make-webhook.tsx'));

/** The webhooks to the company's own server; for its owners. */
export function WebhooksSection() {
  const webhooks = useQuery({ ...query('GET /company/webhooks'), retry: false });
  const [isMaking, setIsMaking] = useState(false);
  const here = useOnDemand(dialog, isMaking, () => setIsMaking(false));
  const [removed, setRemoved] = useState<Webhook>();
  const { send } = useCommand();
  // A member who may not read the webhooks gets the message of the section about keys above.
  if (webhooks.error instanceof ApiError && webhooks.error.code === 'member_may_not') return null;
  return (
    <SettingSection
      title="Webhookar"
      description="Vi berättar för er server när något har ändrats, med id men utan namn och innehåll."
      actions={
        <Button icon={WebhookIcon} size="small" onClick={() => setIsMaking(true)}>
          Lägg till en webhook
        </Button>
      }
    >
      <QueryFrame query={webhooks}>
        {(data) =>
          data.webhooks.length === 0 ? (
            <p className="text-ink-muted">Inga webhookar finns ännu.</p>
          ) : (
            <ul className="flex flex-col gap-8">
              {data.webhooks.map((webhook) => (
                <OneWebhook key={webhook.id} webhook={webhook} onRemove={() => setRemoved(webhook)} />
              ))}
            </ul>
          )
        }
      </QueryFrame>
      {here && isMaking && <here.MakeWebhook onDone={() => setIsMaking(false)} />}
      {removed && (
        <ConfirmDialog
          isOpen
          isDangerous
          onOpenChange={(isOpen) => !isOpen && setRemoved(undefined)}
          title="Ta bort webhooken?"
          confirmLabel="Ta bort webhooken"
          onConfirm={async () => {
            await send('DELETE /company/webhooks/:id', { params: { id: removed.id } });
            showToast('Webhooken är borttagen.');
          }}
        >
          {removed.shown_address} får inte veta något mer, och det som väntar försvinner.
        </ConfirmDialog>
      )}
    </SettingSection>
  );
}

function OneWebhook({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const { id, shown_address, nouns, off_date, deliveries } = webhook;
  return (
    <li className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="min-w-0">
          <span className="block font-medium break-words">{shown_address}</span>
          <span className="block text-sm text-ink-muted">{nouns.map((noun) => webhookNounWords[noun]).join(', ')}</span>
        </span>
        <Button size="small" variant="quiet" onClick={onRemove}>
          Ta bort<span className="sr-only"> webhooken till {shown_address}</span>
        </Button>
      </div>
      {off_date !== null && (
        <Callout
          tone="waiting"
          action={
            <Button
              size="small"
              isBusy={isPending}
              onClick={async () => {
                if (await run('POST /company/webhooks/:id/turn-on', { params: { id } }))
                  showToast('Webhooken är på igen.');
              }}
            >
              Slå på igen
            </Button>
          }
        >
          Avstängd <InstantText instant={off_date} />, eftersom er server inte har svarat på flera dagar.
        </Callout>
      )}
      {deliveries.length > 0 && <Deliveries deliveries={deliveries} />}
    </li>
  );
}

function Deliveries({ deliveries }: Pick<Webhook, 'deliveries'>) {
  const { run, isPending } = useCommand({ hasToast: true });
  return (
    <Disclosure title="De senaste leveranserna" isWide>
      <ul className="divide-y divide-hairline">
        {deliveries.map(({ id, state, attempts, last_error, created_date }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
            <span className="tabular">
              <InstantText instant={created_date} />. {deliveryWords[state]}
              {attempts > 1 && ` efter ${attempts} försök`}
              {last_error !== null && (
                <>
                  {' '}
                  (<code>{last_error}</code>)
                </>
              )}
              .
            </span>
            <Button
              size="small"
              variant="quiet"
              isBusy={isPending}
              onClick={async () => {
                const params = { id };
                if (await run('POST /company/webhook-deliveries/:id/replay', { params }))
                  showToast('Den skickas igen.');
              }}
            >
              Skicka igen
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
