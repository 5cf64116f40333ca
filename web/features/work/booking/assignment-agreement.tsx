import type { AssignmentDetails } from '#contract/work/booking.ts';
import { agreementLabel } from '#texts/work/agreement/agreement-label.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** The state of an assignment's agreement, with a link to it. */
export function AssignmentAgreement({ agreement }: { agreement: NonNullable<AssignmentDetails['agreement']> }) {
  const { word, tone } = agreementLabel(agreement);
  const isOwnTurn = agreement.awaits === 'talent';
  return (
    <section aria-label="Avtal" className="flex flex-col items-start gap-3 border-t border-ink pt-4">
      <p className="flex w-full items-center justify-between gap-3">
        <span className="voice-serif text-heading">Avtal</span>
        <StateBadge tone={tone}>{isOwnTurn ? 'Väntar på dig' : word}</StateBadge>
      </p>
      <LinkButton variant={isOwnTurn ? 'primary' : undefined} to={`/TalentAgreement?id=${agreement.id}`}>
        {isOwnTurn ? 'Läs och skriv under' : 'Läs avtalet'}
      </LinkButton>
    </section>
  );
}
