import type { BookedVoucher } from '#contract/money/books.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { CorrectVoucher } from './correct-voucher.tsx';
import { VoucherLines } from './voucher-lines.tsx';

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

function Voucher({ voucher }: { voucher: BookedVoucher }) {
  const { series, number, posted_on, happened_on, text, corrects_id, may_correct, lines } = voucher;
  const name = `${series} ${number}`;
  return (
    <article className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-medium tabular">{name}</h2>
        <DateText day={posted_on} hasYear className="text-sm text-ink-muted" />
        <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
        {corrects_id && <StateBadge tone="info">Rättelse</StateBadge>}
        {may_correct && <CorrectVoucher voucher={voucher} />}
      </div>
      {happened_on !== posted_on && (
        <p className="text-sm text-ink-muted">
          Hände <DateText day={happened_on} hasYear />, i en månad som var stängd.
        </p>
      )}
      <VoucherLines name={name} lines={lines} />
    </article>
  );
}
