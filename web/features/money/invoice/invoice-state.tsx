import type { InvoiceStanding } from '#domain/money/invoice/invoice.rules.ts';
import { invoiceStandingLabels } from '#texts/money/invoice-words.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** The state of an invoice as colour, icon and word. */
export function InvoiceState({ standing }: { standing: InvoiceStanding }) {
  const { tone, word } = invoiceStandingLabels[standing];
  return <StateBadge tone={tone}>{word}</StateBadge>;
}
