import type { AgreementText } from '#domain/work/agreement/agreement-text.ts';
import { formatExactMoment } from '#texts/kernel/format.ts';
import { ABOUT_EVIDENCE, methodLabels, signerLabels } from '#texts/work/agreement/evidence.ts';
import { NOT_SHOWN } from '#texts/work/not-shown.ts';
import type { Signature } from './queries/signatures.ts';

/** The content of the printed signed agreement: its text, the hash of the document, and the facts of each signature. */
export function presentEvidence(agreement: AgreementText, sha256: string, signatures: readonly Signature[]) {
  return {
    agreement,
    sha256,
    signatures: signatures.map(({ party, signer_name, method, not_shown, created_date }) => ({
      heading: signerLabels[party],
      rows: [
        { label: 'Namn', value: signer_name },
        { label: 'Tidpunkt', value: formatExactMoment(created_date) },
        { label: 'Sätt', value: methodLabels[method] ?? method },
        ...(not_shown ? [{ label: 'Har sagt', value: NOT_SHOWN }] : []),
      ],
    })),
    about: [...ABOUT_EVIDENCE],
  };
}
