import { useState } from 'react';
import type { SecurityOverview } from '#contract/security.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';
import { ChangeableSection } from './changeable-section.tsx';
import { SettingSection } from './setting-section.tsx';

/** The password: changed by the one before, or chosen for the first time by a link in a mail. */
export function PasswordSection({ overview }: { overview: SecurityOverview }) {
  if (!overview.has_password) return <FirstPassword email={overview.email} />;
  return (
    <ChangeableSection title="Lösenord" changeLabel="Byt lösenord" email={overview.email} form="PasswordChangeForm">
      <p className="text-ink-muted">När du byter loggas du ut överallt utom här.</p>
    </ChangeableSection>
  );
}

/** Who has come by a provider chooses a password the way a forgotten one is replaced: it proves the address. */
function FirstPassword({ email }: { email: string }) {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'agreed' | 'lost'; words: string }>();
  const send = async () => {
    setIsBusy(true);
    try {
      await api('POST /account/password/forgot', { body: { email } });
      setOutcome({ tone: 'agreed', words: `Vi har skickat en länk till ${email}. Där väljer du ett lösenord.` });
    } catch (error) {
      setOutcome({ tone: 'lost', words: errorText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <SettingSection
      title="Lösenord"
      actions={
        <Button size="small" isBusy={isBusy} onClick={send}>
          Välj ett lösenord
        </Button>
      }
    >
      <p className="text-ink-muted">
        Ditt konto har inget lösenord ännu. Du behöver ett för att byta e-post eller slå på tvåstegsverifiering.
      </p>
      {outcome && (
        <Callout tone={outcome.tone} role="status" className="mt-4">
          {outcome.words}
        </Callout>
      )}
    </SettingSection>
  );
}
