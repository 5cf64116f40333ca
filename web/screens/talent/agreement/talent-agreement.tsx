import type { AgreementDetails } from '#contract/work/agreement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { PaymentMissing } from '#web/features/people/payment/payment-missing.tsx';
import { AgreementBody } from '#web/features/work/agreement/agreement-body.tsx';
import { AgreementFrame } from '#web/features/work/agreement/agreement-frame.tsx';
import { DeclineAgreement } from '#web/features/work/agreement/decline-agreement.tsx';
import { SignForm } from '#web/features/work/agreement/sign-form.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Statuses of an agreement that brings pay: waiting for signatures, or signed. */
const PAID: readonly AgreementDetails['status'][] = ['to_sign', 'signed'];

/** The agreement of one assignment: the talent reads it, signs or declines, and keeps a copy. */
export default function TalentAgreement() {
  return (
    <AgreementFrame list={{ label: 'Uppdrag', href: '/TalentAssignments' }}>
      {(agreement) => (
        <AgreementBody agreement={agreement}>
          <div className="flex flex-col gap-8">
            {PAID.includes(agreement.status) && <PaymentMissing />}
            <Answer agreement={agreement} />
          </div>
        </AgreementBody>
      )}
    </AgreementFrame>
  );
}

function Answer({ agreement }: { agreement: AgreementDetails }) {
  const { send } = useCommand();
  const { id, kind, actions, awaits, company_name, sha256 } = agreement;
  const params = { id };
  const decline = actions.includes('decline') && (
    <DeclineAgreement
      kind={kind}
      onDecline={(reason) => send('POST /agreements/:id/decline', { params, body: { reason } })}
    />
  );
  if (!actions.includes('sign') || !sha256) {
    return (
      awaits && (
        <div className="flex flex-col items-start gap-4">
          <Callout tone="waiting">
            {awaits === 'company'
              ? `${company_name} skriver under först. Du får ett mejl när det är din tur.`
              : 'Din vårdnadshavare har fått avtalet och skriver under före dig.'}
          </Callout>
          {decline}
        </div>
      )
    );
  }
  return (
    <Section title="Skriv under">
      <SignForm
        ownName={agreement.own_name}
        sentence={agreement.signing_sentence}
        submitLabel="Skriv under avtalet"
        extraActions={decline}
        onSign={async (signed) => {
          await send('POST /agreements/:id/sign', { params, body: { ...signed, sha256 } });
          showToast('Avtalet är undertecknat.');
        }}
      />
    </Section>
  );
}
