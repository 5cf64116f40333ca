import { useCommand } from '#web/api/use-command.ts';
import { AgreementBody } from '#web/features/agreement/agreement-body.tsx';
import { AgreementFrame } from '#web/features/agreement/agreement-frame.tsx';
import { SignForm } from '#web/features/agreement/sign-form.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** One agreement as its company sees it: to read, to sign, to keep. */
export default function CompanyAgreement() {
  const { send } = useCommand();
  return (
    <AgreementFrame list={{ label: 'Projekt', href: '/CompanyDashboard' }}>
      {(agreement) => (
        <AgreementBody agreement={agreement}>
          {agreement.actions.includes('sign-for-company') && agreement.sha256 && (
            <Section title="Skriv under för företaget">
              <SignForm
                ownName={agreement.own_name}
                sentence={agreement.signing_sentence}
                submitLabel="Skriv under avtalet"
                onSign={async (signed) => {
                  const agreements = [{ id: agreement.id, sha256: agreement.sha256 ?? '' }];
                  const params = { id: agreement.project_id };
                  await send('POST /projects/:id/agreements/sign', { params, body: { ...signed, agreements } });
                  showToast('Avtalet är undertecknat för företaget.');
                }}
              />
            </Section>
          )}
        </AgreementBody>
      )}
    </AgreementFrame>
  );
}
