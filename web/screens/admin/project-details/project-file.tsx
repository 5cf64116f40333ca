import { useQuery } from '@tanstack/react-query';
import type { ProjectFile } from '#contract/office/project-file.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { payoutStatusLabels } from '#texts/money/payout-words.ts';
import { inquiryCategoryWords, inquiryStatusLabels } from '#texts/talk/inquiry-words.ts';
import { query } from '#web/api/client.ts';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { NotesPanel } from '#web/features/office/admin-note/notes-panel.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const INVOICES: Column<ProjectFile['invoices'][number]>[] = [
  {
    id: 'number',
    header: 'Faktura',
    is_row_header: true,
    cell: ({ id, number }) => (
      <Link to={`/AdminInvoicingCompanies?tab=all&id=${id}`} className="text-link">
        {number ?? 'Underlag'}
      </Link>
    ),
  },
  { id: 'standing', header: 'Läge', cell: ({ standing }) => <InvoiceState standing={standing} /> },
  { id: 'due', header: 'Förfaller', cell: ({ due_on }) => (due_on ? <DateText day={due_on} /> : '–') },
  {
    id: 'total',
    header: 'Belopp',
    align: 'end',
    cell: ({ total_ore }) => <span className="tabular">{total_ore === null ? '–' : formatOre(total_ore)}</span>,
  },
];

const PAYOUTS: Column<ProjectFile['payouts'][number]>[] = [
  {
    id: 'status',
    header: 'Läge',
    is_row_header: true,
    cell: ({ status }) => (
      <StateBadge tone={payoutStatusLabels[status].tone}>{payoutStatusLabels[status].word}</StateBadge>
    ),
  },
  { id: 'count', header: 'Antal', cell: ({ count }) => count },
  {
    id: 'gross',
    header: 'Brutto',
    align: 'end',
    cell: ({ gross_ore }) => <span className="tabular">{formatOre(gross_ore)}</span>,
  },
];

const INQUIRIES: Column<ProjectFile['inquiries'][number]>[] = [
  {
    id: 'category',
    header: 'Gäller',
    is_row_header: true,
    cell: ({ category, status }) => (
      <Link to={`/AdminHelp?status=${status}`} className="text-link">
        {inquiryCategoryWords[category]}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Läge',
    cell: ({ status }) => (
      <StateBadge tone={inquiryStatusLabels[status].tone}>{inquiryStatusLabels[status].word}</StateBadge>
    ),
  },
  { id: 'date', header: 'Anmält', align: 'end', cell: ({ created_date }) => <InstantText instant={created_date} /> },
];

/**
 * The part of a project that only administrators see: the notes of administrators, invoices, payouts and reported
 * threads.
 */
export function ProjectFilePart({ projectId }: { projectId: string }) {
  const file = useQuery(query('GET /admin/projects/:id/file', { params: { id: projectId } }));
  return (
    <QueryFrame query={file}>
      {({ invoices, payouts, inquiries }) => (
        <div className="flex flex-col gap-12">
          <NotesPanel about="project" id={projectId} />
          <Section title="Fakturor">
            {invoices.length === 0 ? (
              <p className="text-ink-muted">Inget är fakturerat ännu.</p>
            ) : (
              <DataTable label="Fakturor" columns={INVOICES} rows={invoices} keyOf={({ id }) => id} />
            )}
          </Section>
          <Section title="Utbetalningar">
            {payouts.length === 0 ? (
              <p className="text-ink-muted">Ingen ska ha betalt ännu.</p>
            ) : (
              <DataTable label="Utbetalningar" columns={PAYOUTS} rows={payouts} keyOf={({ status }) => status} />
            )}
          </Section>
          <Section title="Anmälda samtal" description="Ett samtal läser vi bara när någon i det har anmält det.">
            {inquiries.length === 0 ? (
              <p className="text-ink-muted">Inget i projektets samtal är anmält.</p>
            ) : (
              <DataTable label="Anmälda samtal" columns={INQUIRIES} rows={inquiries} keyOf={({ id }) => id} />
            )}
          </Section>
        </div>
      )}
    </QueryFrame>
  );
}
