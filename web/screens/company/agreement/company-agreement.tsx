import { useState } from 'react';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AgreementBody } from '#web/features/work/agreement/agreement-body.tsx';
import { AgreementFrame } from '#web/features/work/agreement/agreement-frame.tsx';
import { NotShownChoice } from '#web/features/work/agreement/not-shown-choice.tsx';
import { SignForm } from '#web/features/work/agreement/sign-form.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AgreementSteps } from './agreement-steps.tsx';

/** One agreement, for its company to read, sign, change and keep. */
export default function CompanyAgreement() {
  return (
    <AgreementFrame list={{ label: 'Projekt', href: '/CompanyDashboard' }}>
      {(agreement) => (
        <AgreementBody agreement={agreement}>
          <Sign agreement={agreement} />
          <AgreementSteps key={agreement.id} agreement={agreement} />
        </AgreementBody>
      )}
    </AgreementFrame>
  );
}

function Sign({ agreement }: { agreement: AgreementDetails }) {
  const { send } = useCommand();
  const [isNotShown, setIsNotShown] = useState(false);
  if (!agreement.actions.includes('sign-for-company') || !agreement.sha256) return null;
  return (
    <Section title="Skriv under för företaget">
      <SignForm
        ownName={agreement.own_name}
        sentence={agreement.signing_sentence}
        submitLabel="Skriv under avtalet"
        onSign={async (signed) => {
          const agreements = [{ id: agreement.id, sha256: agreement.sha256 ?? '' }];
          const params = { id: agreement.project_id };
          await send('POST /projects/:id/agreements/sign', {
            params,
            body: { ...signed, not_shown: isNotShown, agreements },
          });
          showToast('Avtalet är undertecknat för företaget.');
        }}
      >
        <NotShownChoice of={[agreement]} checked={isNotShown} onChange={setIsNotShown} />
      </SignForm>
    </Section>
  );
}
