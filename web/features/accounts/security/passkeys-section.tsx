import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { formsOnDemand } from './forms-on-demand.ts';
import { knowsPasskeys } from './passkey-support.ts';
import { asksPassword } from './security.view.ts';
import { SettingSection } from './setting-section.tsx';

type Passkey = SecurityOverview['passkeys'][number];

/** Keys stored on the user's devices, instead of a password. */
export function PasskeysSection({ overview }: { overview: SecurityOverview }) {
  const { send } = useCommand();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  const { passkeys } = overview;
  const asks = asksPassword(overview, useNow());
  const parts = useOnDemand(formsOnDemand, isAdding, () => setIsAdding(false));
  const isPossible = knowsPasskeys();
  return (
    <SettingSection
      title="Nycklar"
      description="Med en nyckel loggar du in med fingeravtryck, ansikte eller skärmlås i stället för lösenord."
      actions={
        isPossible && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            Lägg till nyckel
          </Button>
        )
      }
    >
      {passkeys.length === 0 ? (
        <p className="text-ink-muted">Du har ingen nyckel ännu.</p>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {!isPossible && <p className="mt-2 text-sm text-ink-muted">Den här webbläsaren kan inte skapa nycklar.</p>}
      {parts && <parts.AddPasskey isOpen={isAdding} onOpenChange={setIsAdding} asksPassword={asks} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={`Ta bort ${leaving?.name ?? 'nyckeln'}?`}
        confirmLabel="Ta bort nyckeln"
        isDangerous
        onConfirm={async () => {
          if (leaving) await send('DELETE /account/passkeys/:id', { params: { id: leaving.id } });
          showToast('Nyckeln är borttagen');
        }}
      >
        Det går inte längre att logga in med den. Ta också bort den ur din telefon eller lösenordshanterare.
      </ConfirmDialog>
    </SettingSection>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  return (
    <li className="flex items-center justify-between gap-x-4 py-3.5">
      <div className="flex min-w-0 items-start gap-3">
        <KeyRound aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{passkey.name}</p>
          <p className="text-sm text-ink-muted">
            Tillagd <InstantText instant={passkey.created_date} />
            {passkey.last_used_date && (
              <>
                {' · '}senast använd <InstantText instant={passkey.last_used_date} />
              </>
            )}
          </p>
        </div>
      </div>
      <Button size="small" onClick={onRemove}>
        Ta bort<span className="sr-only"> {passkey.name}</span>
      </Button>
    </li>
  );
}
