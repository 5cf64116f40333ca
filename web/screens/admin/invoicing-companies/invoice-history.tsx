import type { InvoiceDetails } from '#contract/money/invoice.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { TakeBackPayment } from './take-back-payment.tsx';

interface Entry {
  readonly id: string;
  readonly day: string;
  readonly text: string;
  readonly by: string;
  /** Amount of a payment that can still be taken back. */
  readonly standing_ore?: Ore;
}

const MONEY = { payment: 'kom in', repayment: 'betalades tillbaka', taken_back: 'togs tillbaka' } as const;

/** Payments, credit notes and reminders, by day. */
function entriesOf({ payments, credit_notes, reminders, handover }: InvoiceDetails): Entry[] {
  return [
    ...payments.map(({ id, kind, paid_on, amount_ore, reference, reason, by, is_standing }) => ({
      id,
      day: paid_on,
      by,
      ...(is_standing && { standing_ore: amount_ore }),
      text: `${formatOre(amount_ore)} ${MONEY[kind]}, ${reference}.${reason === null ? '' : ` ${reason}`}`,
    })),
    ...credit_notes.map(({ id, issued_on, number, total_ore, reason, by }) => ({
      id,
      day: issued_on,
      by,
      text: `Kreditfaktura ${number} på ${formatOre(total_ore)}. ${reason}`,
    })),
    ...reminders.map(({ id, reminded_on, interest_ore, fee_ore, by }) => ({
      id,
      day: reminded_on,
      by,
      text: `Påminnelse med ${formatOre(interest_ore)} i ränta${fee_ore > 0 ? ` och ${formatOre(fee_ore)} i avgift` : ''}.`,
    })),
    ...(handover
      ? [
          {
            id: handover.id,
            day: handover.handed_on,
            by: handover.by,
            text: `${formatOre(handover.total_ore)} lämnades till inkasso: ${handover.collector}.${handover.fee_ore > 0 ? ` ${formatOre(handover.fee_ore)} är förseningsersättning.` : ''}`,
          },
        ]
      : []),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The history of an invoice. Renders nothing before the first event. */
export function InvoiceHistory({ invoice }: { invoice: InvoiceDetails }) {
  const entries = entriesOf(invoice);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="handelser" className="border-t border-hairline pt-3">
      <h3 id="handelser" className="voice-serif text-heading">
        Det här har hänt
      </h3>
      <ol className="mt-2 divide-y divide-hairline text-sm">
        {entries.map(({ id, day, text, by, standing_ore }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-2">
            <span className="w-24 shrink-0 text-ink-muted">
              <DateText day={day} />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
            <span className="text-ink-muted">{by}</span>
            {standing_ore !== undefined && (
              <TakeBackPayment invoice_id={invoice.id} id={id} amount_ore={standing_ore} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
