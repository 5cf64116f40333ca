import type { AgreementSummary } from '#contract/agreement.ts';
import { agreementLabel } from '#texts/agreement/agreement-label.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';

/** Where an agreement stands: whose signature it waits for, or how it ended. */
export function AgreementState({ agreement }: { agreement: Pick<AgreementSummary, 'status' | 'awaits'> }) {
  const { word, tone } = agreementLabel(agreement);
  return <StateBadge tone={tone}>{word}</StateBadge>;
}
