import type { ApprovalView } from '#contract/work/approval.ts';
import type { ClearancePaper } from '#domain/work/clearance/clearance-paper.ts';
import { AgreementChanges } from '#web/features/work/agreement/agreement-changes.tsx';
import { AgreementWords } from '#web/features/work/agreement/agreement-words.tsx';
import { DeclineAgreement } from '#web/features/work/agreement/decline-agreement.tsx';
import { type Signed, SignForm } from '#web/features/work/agreement/sign-form.tsx';
import { Signatures } from '#web/features/work/agreement/signatures.tsx';
import { ClearanceBody } from '#web/features/work/clearance/clearance-body.tsx';
import { ChaperoneForm, SchoolLeaveForm } from '#web/features/work/clearance/clearance-forms.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';

interface ApprovalBodyProps {
  view: ApprovalView;
  onSign: (signed: Signed) => Promise<unknown>;
  onDecline: (reason: string) => Promise<unknown>;
  addressOf: (paper: ClearancePaper) => Promise<string | undefined>;
  onChaperone: (chaperone: { name: string; phone: string }) => Promise<unknown>;
  onSchoolLeave: (leave: { granted_on: string }) => Promise<unknown>;
}

/**
 * The text of the agreement. Above it: the missing papers and facts before the work. Below it: the signatures, and the
 * form for signing or declining.
 */
export function ApprovalBody({ view, onSign, onDecline, onChaperone, onSchoolLeave, addressOf }: ApprovalBodyProps) {
  const { kind, first_name, company_name, project_title, status, text, actions, clearance, is_guardian } = view;
  const about =
    kind === 'work' ? `${first_name} medverkar i ${project_title}` : `visa ${first_name} längre i ${project_title}`;
  const isAsked = (code: 'chaperone' | 'school_leave', command: `record-${string}`) =>
    clearance?.lacks.some((lack) => lack.code === code) && clearance.actions.some((action) => action === command);
  return (
    <div className="flex flex-col gap-10">
      {status === 'asked' && (
        <p className="max-w-prose text-pretty text-ink-muted">
          {company_name} har skrivit under ett avtal om att {about}. {first_name} är under 18 år, så avtalet gäller bara
          om du som vårdnadshavare också skriver under.
        </p>
      )}
      {status === 'signed' && (
        <Callout tone="agreed" role="status">
          Du har skrivit under. Nu är det {first_name} som skriver under, och med den här länken kan du läsa avtalet när
          du vill.
        </Callout>
      )}
      {status === 'shown' && (
        <p className="max-w-prose text-pretty text-ink-muted">
          Avtalet om att {about} skrevs under innan du blev vårdnadshavare här, och det gäller. Du behöver inte skriva
          under något.
        </p>
      )}
      {!is_guardian && (
        <Callout role="status">
          Du står inte längre som vårdnadshavare för {first_name} här. Du kan läsa avtalet, men inte ange något.
        </Callout>
      )}
      {status === 'declined' && (
        <Callout role="status">
          Du har valt att inte skriva under, så avtalet gäller inte. {company_name} och {first_name} har fått veta det.
        </Callout>
      )}
      {clearance && (clearance.status === 'waiting' || clearance.status === 'cleared') && (
        <Section title={clearance.status === 'waiting' ? 'Det här saknas före arbetet' : 'Före arbetet'}>
          <div className="flex flex-col gap-6">
            <ClearanceBody clearance={clearance} addressOf={addressOf} />
            <div>
              {isAsked('chaperone', 'record-chaperone') && (
                <Disclosure title="Ange vem som följer med">
                  <ChaperoneForm onSend={onChaperone} />
                </Disclosure>
              )}
              {isAsked('school_leave', 'record-school-leave') && (
                <Disclosure title="Ange att skolan har beviljat ledigt">
                  <SchoolLeaveForm onSend={onSchoolLeave} />
                </Disclosure>
              )}
            </div>
          </div>
        </Section>
      )}
      <AgreementChanges signing={view} />
      {text && <AgreementWords text={text} />}
      <Section title="Underskrifter">
        <Signatures {...view} />
      </Section>
      {actions.includes('sign') && (
        <Section title="Ditt svar">
          <SignForm
            ownName={view.guardian_name}
            sentence={view.signing_sentence}
            submitLabel="Skriv under som vårdnadshavare"
            onSign={onSign}
            extraActions={<DeclineAgreement kind={kind} onDecline={onDecline} />}
          />
        </Section>
      )}
    </div>
  );
}
