import { useState } from 'react';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { formsOnDemand } from './forms-on-demand.ts';
import type { Setup } from './second-factor-setup.tsx';
import { asksPassword, recoveryCodesView } from './security.view.ts';
import { SettingSection } from './setting-section.tsx';

type Question = 'start' | 'new-codes' | 'end';

/**
 * The second factor of signing in, six digits from an app, with recovery codes in reserve. Commands about it ask for
 * the password, except right after signing in.
 */
export function SecondFactorSection({ overview }: { overview: SecurityOverview }) {
  const { has_password, second_factor } = overview;
  const { send } = useCommand();
  const [question, setQuestion] = useState<Question>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const parts = useOnDemand(formsOnDemand, question !== undefined, () => setQuestion(undefined));
  const asked = (which: Question) => ({
    isOpen: question === which,
    onOpenChange: (isOpen: boolean) => setQuestion(isOpen ? which : undefined),
  });
  const asks = asksPassword(overview, useNow());
  const isWorking = setup !== undefined || codes !== undefined;
  const canStart = !second_factor.is_on && has_password && !isWorking;
  return (
    <SettingSection
      title="Tvåstegsverifiering"
      description="Förutom lösenordet skriver du sex siffror från en app i telefonen. Då räcker det inte att någon kommer över ditt lösenord."
      actions={
        canStart && (
          <Button size="small" onClick={() => setQuestion('start')}>
            Slå på
          </Button>
        )
      }
    >
      {parts && codes ? (
        <parts.RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
      ) : parts && setup ? (
        <parts.SecondFactorSetup
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onDone={async (made) => {
            setCodes(made);
            setSetup(undefined);
            showToast('Tvåstegsverifiering är på');
          }}
        />
      ) : second_factor.is_on ? (
        <SecondFactorOn factor={second_factor} onAsk={setQuestion} />
      ) : (
        <StateBadge tone="neutral">Av</StateBadge>
      )}
      {parts && (
        <>
          <parts.AskPassword
            asksPassword={asks}
            {...asked('start')}
            title="Slå på tvåstegsverifiering"
            confirmLabel="Fortsätt"
            onPassword={async (password) => {
              setSetup(
                await send('POST /account/second-factor/start', { body: password === undefined ? {} : { password } }),
              );
            }}
          >
            <p>
              Du behöver en autentiseringsapp, till exempel den som redan finns i din telefon eller lösenordshanterare.
            </p>
          </parts.AskPassword>
          <parts.AskPassword
            asksPassword={asks}
            {...asked('new-codes')}
            title="Skapa nya återställningskoder"
            confirmLabel="Skapa nya koder"
            onPassword={async (password) => {
              const made = await send('POST /account/second-factor/recovery-codes', {
                body: password === undefined ? {} : { password },
              });
              setCodes(made.recovery_codes);
            }}
          >
            <p>Koderna du har sedan tidigare slutar gälla.</p>
          </parts.AskPassword>
          <parts.AskPassword
            asksPassword={asks}
            {...asked('end')}
            isDangerous
            title="Stänga av tvåstegsverifiering?"
            confirmLabel="Stäng av"
            onPassword={async (password) => {
              await send('POST /account/second-factor/end', { body: password === undefined ? {} : { password } });
              showToast('Tvåstegsverifiering är av');
            }}
          >
            <p>Sedan räcker lösenordet för att logga in. Appen och återställningskoderna slutar gälla.</p>
          </parts.AskPassword>
        </>
      )}
    </SettingSection>
  );
}

interface SecondFactorOnProps {
  factor: SecurityOverview['second_factor'];
  onAsk: (question: Question) => void;
}

function SecondFactorOn({ factor, onAsk }: SecondFactorOnProps) {
  const codes = recoveryCodesView(factor.recovery_codes_left);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <StateBadge tone="agreed">På</StateBadge>
        <StateBadge tone={codes.tone}>{codes.words}</StateBadge>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAsk('new-codes')}>
          Skapa nya koder
        </Button>
        {!factor.is_required && (
          <Button size="small" variant="danger" onClick={() => onAsk('end')}>
            Stäng av
          </Button>
        )}
      </div>
      {factor.is_required && (
        <p className="text-sm text-ink-muted">Den krävs för ditt konto och kan inte stängas av.</p>
      )}
    </div>
  );
}
