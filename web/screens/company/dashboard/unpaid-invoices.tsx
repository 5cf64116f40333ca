import { useQuery } from '@tanstack/react-query';
import { formatOre } from '#texts/kernel/format.ts';
import { query } from '#web/api/client.ts';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** Maximum number of invoices shown; a link leads to all. */
const SHOWN = 4;

/** The sum of the company's unpaid invoices, and the first SHOWN of them. Renders nothing if there are none. */
export function UnpaidInvoices() {
  const { data } = useQuery(query('GET /company/invoices', { query: { group: 'open', page: 1 } }));
  if (!data || data.open.count === 0) return null;
  const { items, open, overdue } = data;
  return (
    <Section
      title="Fakturor att betala"
      aside={formatOre(open.ore)}
      description={overdue.count > 0 ? `${formatOre(overdue.ore)} har förfallit.` : undefined}
      actions={
        <LinkButton size="small" to="/CompanyInvoices">
          Alla fakturor
        </LinkButton>
      }
    >
      <ul className="divide-y divide-hairline border-y border-hairline">
        {items.slice(0, SHOWN).map(({ id, number, project_title, standing, due_on, open_ore }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block font-medium">{project_title}</span>
              <span className="block text-sm text-ink-muted tabular">
                {number}, senast <DateText day={due_on} />
              </span>
            </span>
            <span className="flex items-baseline gap-4">
              <InvoiceState standing={standing} />
              <Money ore={open_ore} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
