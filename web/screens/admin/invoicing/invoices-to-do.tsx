import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatOre } from '#texts/kernel/format.ts';
import { type Answer, query } from '#web/api/client.ts';
import { invoicesHref } from '#web/screens/admin/invoicing-companies/invoices-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';

type Figures = Answer<'GET /admin/invoicing'>;

/** Tasks of an administrator about invoices to companies, and the number of unpaid invoices. */
export function InvoicesToDo() {
  const figures = useQuery(query('GET /admin/invoicing'));
  return (
    <QueryFrame query={figures}>
      {(data) => (
        <Section
          title="Fakturor till företag"
          actions={<LinkButton to={invoicesHref({ tab: 'all' })}>Alla fakturor</LinkButton>}
        >
          {data.unprintable_count > 0 && (
            <Callout
              tone="lost"
              className="mb-4"
              title="Ett dokument kan inte skrivas ut"
              action={
                <LinkButton size="small" to="/AdminNotifications">
                  Visa notiserna
                </LinkButton>
              }
            >
              En text har tecken som saknas i våra typsnitt. Notisen säger vilken och vad du kan göra.
            </Callout>
          )}
          <ul className="divide-y divide-hairline border-y border-hairline">
            {rowsOf(data).map(({ label, note, to }) => (
              <li key={label} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                <span>
                  <span className="font-medium">{label}</span>
                  {note && <span className="block text-sm text-ink-muted tabular">{note}</span>}
                </span>
                <LinkButton size="small" to={to}>
                  Visa<span className="sr-only"> {label}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </QueryFrame>
  );
}

interface Row {
  label: string;
  note: ReactNode;
  to: string;
}

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${more}`;

/** The tasks, in this order. A task without invoices is left out, except the one about unpaid invoices. */
function rowsOf({ draft_count, checked_count, overdue, overpaid, owed_project_count, open }: Figures): Row[] {
  const rows: (Row | false)[] = [
    draft_count > 0 && {
      label: `${many(draft_count, 'underlag', 'underlag')} att granska`,
      note: 'Gjorda när arbetet var klart. Granska raderna och godkänn.',
      to: invoicesHref({ tab: 'draft' }),
    },
    checked_count > 0 && {
      label: `${many(checked_count, 'granskad faktura', 'granskade fakturor')} att skicka`,
      note: null,
      to: invoicesHref({ tab: 'draft' }),
    },
    overdue.count > 0 && {
      label: many(overdue.count, 'förfallen faktura', 'förfallna fakturor'),
      note: `${formatOre(overdue.ore)} skulle ha varit betalt.`,
      to: invoicesHref({ tab: 'overdue' }),
    },
    overpaid.count > 0 && {
      label: `${many(overpaid.count, 'faktura', 'fakturor')} att betala tillbaka på`,
      note: `${formatOre(overpaid.ore)} är för mycket betalt eller krediterat.`,
      to: invoicesHref({ tab: 'all' }),
    },
    owed_project_count > 0 && {
      label: `${many(owed_project_count, 'projekt', 'projekt')} med arbete som inte är fakturerat`,
      note: 'Ett underlag görs av sig självt när allt arbete i projektet är klart.',
      to: invoicesHref({ tab: 'owed' }),
    },
    {
      label: many(open.count, 'obetald faktura', 'obetalda fakturor'),
      note: open.count > 0 ? `${formatOre(open.ore)} i allt.` : 'Allt som är skickat är betalt.',
      to: invoicesHref({ tab: 'open' }),
    },
  ];
  return rows.filter((row) => row !== false);
}
