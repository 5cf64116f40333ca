import type { TakenFile } from '#contract/money/bank.ts';
import { formatOre } from '#texts/kernel/format.ts';
import {
  knownTitle,
  leftOutOf,
  payoutOutcomes,
  payoutsTitle,
  payoutText,
  toldByText,
} from '#texts/money/bank-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';

/**
 * The result of the files uploaded during this visit: the left-out entries, the payouts that came back, and the number of payments that were known
 * from earlier files.
 */
export function TakenFiles({ files }: { files: readonly TakenFile[] }) {
  const left_out = files.flatMap((file) => file.left_out);
  const payouts = files.flatMap((file) => file.payouts);
  const known_count = files.reduce((sum, file) => sum + file.known_count, 0);
  const listed_count = files.reduce((sum, file) => sum + file.known.length, 0);
  return (
    <>
      {left_out.length > 0 && <Callout role="status">{leftOutOf(left_out)}</Callout>}
      {payouts.length > 0 && (
        <Callout role="status" tone="waiting" title={payoutsTitle(payouts.length)}>
          <ul className="flex flex-col gap-2">
            {payouts.map(({ number, talent_name, amount_ore, reason, outcome }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lists never change
              <li key={at} className="wrap-anywhere">
                {payoutText({ number, talent_name })}
                {amount_ore !== null && ` på ${formatOre(amount_ore)}`}: {reason} {payoutOutcomes[outcome]}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {known_count > 0 && (
        <Disclosure title={knownTitle(known_count)}>
          <p className="pb-2 text-sm text-ink-muted">
            {known_count > listed_count && `De första ${listed_count} visas. `}
            Saknas en betalning ändå: jämför med kontot och registrera den på fakturan.
          </p>
          <ul className="divide-y divide-hairline border-t border-hairline text-sm">
            {files.flatMap(({ known }, file) =>
              known.map(({ booked_on, amount_ore, direction, counterparty, ocr, text, told_by }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lists never change
                <li key={`${file} ${at}`} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
                  <DateText day={booked_on} hasYear />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {[counterparty, ocr === null ? '' : `OCR ${ocr}`, text].filter((words) => words !== '').join(' · ')}
                  </span>
                  <span>
                    {direction === 'out' && 'ut '}
                    <Money ore={amount_ore} />
                  </span>
                  <span className="w-full text-ink-muted">Står i {toldByText(told_by)}</span>
                </li>
              )),
            )}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
