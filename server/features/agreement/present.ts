import type { AgreementText } from '#domain/agreement/agreement-text.ts';
import { ABOUT_EVIDENCE, methodLabels, signerLabels } from '#texts/agreement/evidence.ts';
import { formatExactMoment } from '#texts/format.ts';
import { NOT_SHOWN } from '#texts/not-shown.ts';
import type { Signature } from './queries/signatures.ts';

/** The signed agreement as it is printed: its words, and what is known of each signature. */
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
