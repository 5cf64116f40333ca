import { useState } from 'react';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { SettingSection } from './setting-section.tsx';
import { SettingWithForm } from './setting-with-form.tsx';

/** The password: changed by giving the old one, or chosen for the first time by a mailed link. */
export function PasswordSection({ overview }: { overview: SecurityOverview }) {
  if (!overview.has_password) return <FirstPassword email={overview.email} />;
  return (
    <SettingWithForm title="Lösenord" changeLabel="Byt lösenord" email={overview.email} form="PasswordChangeForm">
      <p className="text-ink-muted">När du byter loggas du ut överallt utom här.</p>
    </SettingWithForm>
  );
}

/**
 * A user who signed up with Google or Facebook chooses a password by a mailed link, as for a forgotten one: the link
 * proves the address.
 */
function FirstPassword({ email }: { email: string }) {
  const { run, isPending, failure } = useCommand();
  const [isSent, setIsSent] = useState(false);
  const send = async () => setIsSent((await run('POST /account/password/forgot', { body: { email } })) !== undefined);
  return (
    <SettingSection
      title="Lösenord"
      actions={
        <Button size="small" isBusy={isPending} onClick={send}>
          Välj ett lösenord
        </Button>
      }
    >
      <p className="text-ink-muted">
        Ditt konto har inget lösenord ännu. Du behöver ett för att byta e-post eller slå på tvåstegsverifiering.
      </p>
      {(isSent || failure) && (
        <Callout tone={failure ? 'lost' : 'agreed'} role="status" className="mt-4">
          {failure ?? `Vi har skickat en länk till ${email}. Där väljer du ett lösenord.`}
        </Callout>
      )}
    </SettingSection>
  );
}
