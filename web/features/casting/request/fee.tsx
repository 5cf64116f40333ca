import type { RequestSummary } from '#contract/casting/candidate.ts';
import { feePer } from '#texts/deal/fee-words.ts';
import { BEFORE_DEDUCTIONS } from '#texts/deal/pay-words.ts';
import { Money } from '#web/ui/text/money.tsx';

/** The amount of the fee in large type, with its basis below. */
export function Fee({ fee: { basis, amount_ore } }: Pick<RequestSummary, 'fee'>) {
  if (basis === 'unpaid' || amount_ore === null) return <p className="voice-serif text-heading">Oavlönat</p>;
  return (
    <>
      <p className="voice-serif text-heading">
        <Money ore={amount_ore} />
      </p>
      <p className="text-sm text-ink-muted">
        {feePer(basis)}, {BEFORE_DEDUCTIONS}
      </p>
    </>
  );
}
