import type { TalentGuardian } from '#contract/people/guardian.ts';
import { GuardianPart } from '#web/features/people/guardian/guardian-part.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';

interface GuardianStepProps {
  guardian: TalentGuardian;
  /** Address of the step after this one. */
  next: string;
}

/** Asks for a guardian's consent, for a talent under 18. The talent can go on before the guardian answers. */
export function GuardianStep({ guardian, next }: GuardianStepProps) {
  return (
    <div className="flex max-w-xl flex-col gap-6">
      {guardian.consent === null && guardian.second === null && (
        <ul className="flex flex-col text-pretty divide-y divide-hairline border-y border-hairline">
          <li className="py-3">
            Vi mejlar din vårdnadshavare en länk, där det står vad Medverka är och vad ett ja betyder.
          </li>
          <li className="py-3">Du får veta så snart du har fått svar.</li>
          <li className="py-3">Du kan fylla i allt annat under tiden. Företag ser dig först när du har fått ett ja.</li>
        </ul>
      )}
      <GuardianPart guardian={guardian}>
        <LinkButton variant="primary" to={next}>
          Fortsätt
        </LinkButton>
      </GuardianPart>
      {guardian.consent === null && (
        <LinkButton variant="quiet" to={next} className="-ml-4 self-start">
          Fråga senare
        </LinkButton>
      )}
    </div>
  );
}
