import type { AgreementSummary } from '#contract/work/agreement.ts';
import { agreementLabel } from '#texts/work/agreement/agreement-label.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** The state of an agreement: whose signature is awaited, or how it ended. */
export function AgreementState({ agreement }: { agreement: Pick<AgreementSummary, 'status' | 'awaits' | 'actions'> }) {
  const { word, tone } = agreementLabel(agreement);
  const isOwnTurn = agreement.actions.some((action) => action === 'sign' || action === 'sign-for-company');
  return <StateBadge tone={tone}>{isOwnTurn ? 'Väntar på dig' : word}</StateBadge>;
}
