import { useEffect, useState } from 'react';
import type { GuardianView } from '#contract/people/guardian.ts';
import { phonePanel } from '#web/features/people/phone/panel-on-demand.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { PAGE_TITLE_ID } from '#web/ui/frame/page-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import type { Answer, PhoneStep } from './answer.ts';
import { consentReceipt } from './consent-receipt.view.ts';
import { ConsentText } from './consent-text-step.tsx';

interface AnsweredStepProps {
  view: GuardianView;
  token: string;
  portraits: readonly number[];
  onAnswer: (answer: Answer) => Promise<void>;
  onPhone: (step: PhoneStep) => Promise<void>;
}

/** A receipt for the guardian's answer, the guardian's own number, and a button that withdraws a yes. */
export function AnsweredStep({ view, token, portraits, onAnswer, onPhone }: AnsweredStepProps) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const here = useOnDemand(phonePanel, view.phone !== null);
  const { title, explanation } = consentReceipt(view);
  const { status } = view;
  // The form has disappeared, so the focus moves to the title of the receipt.
  useEffect(() => {
    if (status !== 'asked') document.getElementById(PAGE_TITLE_ID)?.focus();
  }, [status]);
  return (
    <AccountFrame title={title} description={explanation} portraits={portraits}>
      {view.decided_date && (
        <p className="mb-6 text-sm text-ink-muted">
          {view.guardian_name} svarade <InstantText instant={view.decided_date} />.
        </p>
      )}
      <Disclosure title="Vad samtycket innebär">
        <ConsentText view={view} />
      </Disclosure>
      {view.phone && here && (
        <here.PhonePanel
          phone={view.phone}
          asks={false}
          title="Ditt mobilnummer"
          description={`Företag som har bokat ${view.first_name} når dig på det. Ingen annan ser det.`}
          steps={{
            sendCode: (number) => onPhone({ token, step: 'send_code', number }),
            confirm: (code) => onPhone({ token, step: 'confirm', code }),
            choose: (kinds) => onPhone({ token, step: 'choose', kinds }),
            remove: () => onPhone({ token, step: 'remove' }),
          }}
        />
      )}
      <p className="mt-8">
        <a href="/GuardianConsent?family=yes" className="text-link">
          Flera barn? Se allt som väntar på ett ställe
        </a>
      </p>
      {view.actions.includes('withdraw') && (
        <Button variant="danger" className="mt-8" onClick={() => setIsWithdrawing(true)}>
          Ta tillbaka samtycket
        </Button>
      )}
      <ConfirmDialog
        isOpen={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        title="Ta tillbaka samtycket?"
        confirmLabel="Ta tillbaka samtycket"
        cancelLabel="Låt det stå"
        isDangerous
        onConfirm={() => onAnswer({ token, answer: 'withdraw' })}
      >
        Inget företag hittar {view.first_name} längre, och förfrågningar som inte är bokade går inte att säga ja till.
        Uppdrag som redan är bokade står kvar. {view.first_name} får veta att du har tagit tillbaka samtycket.
      </ConfirmDialog>
    </AccountFrame>
  );
}
