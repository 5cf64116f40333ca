import type { TakenFile } from '#contract/money/bank.ts';
import { knownTitle, leftOutOf } from '#texts/money/bank-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';

/**
 * The result of the files uploaded during this visit: the left-out entries, and the number of payments that were known
 * from earlier files.
 */
export function TakenFiles({ files }: { files: readonly TakenFile[] }) {
  const left_out = files.flatMap((file) => file.left_out);
  const known_count = files.reduce((sum, file) => sum + file.known_count, 0);
  return (
    <>
      {left_out.length > 0 && <Callout role="status">{leftOutOf(left_out)}</Callout>}
      {known_count > 0 && (
        <Disclosure title={knownTitle(known_count)}>
          <p className="pb-2 text-sm text-ink-muted">
            Tidigare filer har berättat om dem. Saknas en betalning ändå: jämför med kontot och registrera den på
            fakturan.
          </p>
          <ul className="divide-y divide-hairline border-t border-hairline text-sm">
            {files.flatMap(({ known }, file) =>
              known.map(({ booked_on, amount_ore, direction, counterparty, ocr, text }, at) => (
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
                </li>
              )),
            )}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
