import type { AgreementDetails } from '#contract/work/agreement.ts';
import { signerLabels } from '#texts/work/agreement/evidence.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

/** The signatures, with their times. */
export function Signatures({ signatures }: Pick<AgreementDetails, 'signatures'>) {
  if (signatures.length === 0) return <p className="text-sm text-ink-muted">Ingen har skrivit under ännu.</p>;
  return (
    <DefinitionList
      facts={signatures.map(({ party, signer_name, created_date }) => ({
        label: signerLabels[party],
        value: (
          <>
            {signer_name}, <InstantText instant={created_date} />
          </>
        ),
      }))}
    />
  );
}
