import type { AgreementSigner, AgreementStatus } from '#domain/work/agreement/agreement.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

const agreementStatusLabels: Record<Exclude<AgreementStatus, 'to_sign'>, StateLabel> = {
  draft: { word: 'Skrivs ut', tone: 'neutral' },
  signed: { word: 'Undertecknat', tone: 'agreed' },
  declined: { word: 'Inte undertecknat', tone: 'lost' },
  void: { word: 'Behövs inte längre', tone: 'neutral' },
  replaced: { word: 'Ersatt av ett nytt', tone: 'neutral' },
};

const awaitedSignerLabels: Record<AgreementSigner, StateLabel> = {
  company: { word: 'Väntar på företaget', tone: 'waiting' },
  guardian: { word: 'Väntar på vårdnadshavare', tone: 'waiting' },
  talent: { word: 'Väntar på talangen', tone: 'waiting' },
};

/** Label of an agreement: the party whose signature it awaits, or its state if it awaits no signature. */
export function agreementLabel(agreement: { status: AgreementStatus; awaits: AgreementSigner | null }): StateLabel {
  const { status, awaits } = agreement;
  return status === 'to_sign' ? awaitedSignerLabels[awaits ?? 'company'] : agreementStatusLabels[status];
}
