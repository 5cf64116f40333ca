import type { Ore } from '#domain/kernel/money/ore.ts';
import { debitAndCredit } from './books.view.ts';

interface VoucherLinesProps {
  /** Series and number of the voucher, or the name of a proposal. */
  name: string;
  lines: readonly { readonly number: number; readonly name: string; readonly amount_ore: Ore }[];
}

// On phones an amount is no wider than its figures, so that the longest word of an account's name fits beside two
// amounts without breaking.
const amountClass = 'w-0 py-0.5 pl-3 text-right whitespace-nowrap sm:w-28';

/** The lines of a voucher in two columns. */
export function VoucherLines({ name, lines }: VoucherLinesProps) {
  return (
    <table className="w-full text-sm tabular">
      <caption className="sr-only">Konteringar i {name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Konto</th>
          <th scope="col">Debet</th>
          <th scope="col">Kredit</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, position) => {
          const { debit, credit } = debitAndCredit(line.amount_ore);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a voucher never change
            <tr key={position}>
              <th scope="row" className="py-0.5 text-left font-normal hyphens-auto">
                <span className="text-ink-muted">{line.number}</span> {line.name.replace(' %', '\u00A0%')}
              </th>
              <td className={amountClass}>{debit}</td>
              <td className={amountClass}>{credit}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
