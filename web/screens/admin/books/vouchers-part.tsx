import type { BookedVoucher } from '#contract/money/books.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { debitAndCredit } from './books.view.ts';

/** Every voucher with its lines, the latest first. */
export function VouchersPart() {
  return (
    <ListFrame
      list={useList((page) => query('GET /admin/books/vouchers', { query: { page } }))}
      noun="verifikationer"
      hasTotal
      empty={{
        title: 'Inget är bokfört ännu',
        text: 'Det första som bokförs är en faktura som ställs ut eller en ersättning som räknas fram.',
      }}
    >
      {({ items }) => (
        <ul aria-label="Verifikationer" className="divide-y divide-hairline border-t border-hairline">
          {items.map((voucher) => (
            <li key={voucher.id} className="py-4">
              <Voucher voucher={voucher} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

// On phones an amount is no wider than its figures, so that the longest word of an account's name fits beside two
// amounts without breaking.
const amountClass = 'w-0 py-0.5 pl-3 text-right whitespace-nowrap sm:w-28';

function Voucher({ voucher }: { voucher: BookedVoucher }) {
  const { series, number, posted_on, happened_on, text, corrects_id, lines } = voucher;
  const name = `${series} ${number}`;
  return (
    <article className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-medium tabular">{name}</h2>
        <DateText day={posted_on} hasYear className="text-sm text-ink-muted" />
        <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
        {corrects_id && <StateBadge tone="info">Rättelse</StateBadge>}
      </div>
      {happened_on !== posted_on && (
        <p className="text-sm text-ink-muted">
          Hände <DateText day={happened_on} hasYear />, i en månad som var stängd.
        </p>
      )}
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
    </article>
  );
}
