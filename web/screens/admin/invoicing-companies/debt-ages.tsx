import type { CompanyDebt } from '#contract/money/invoice.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';

const AGES = [
  ['not_due_ore', 'Inte förfallet'],
  ['days_30_ore', '1–30 dagar'],
  ['days_60_ore', '31–60'],
  ['days_90_ore', '61–90'],
  ['older_ore', 'Över 90'],
  ['open_ore', 'Obetalt'],
] as const;

const COLUMNS: Column<CompanyDebt>[] = [
  {
    id: 'company',
    header: 'Företag',
    is_row_header: true,
    cell: ({ id, company_name }) => (
      <Link to={`/AdminCompanyDetails?id=${id}`} className="text-link">
        {company_name}
      </Link>
    ),
  },
  ...AGES.map(
    ([field, header]): Column<CompanyDebt> => ({
      id: field,
      header,
      align: 'end',
      cell: (debt) => (debt[field] === 0 ? '–' : <Money ore={debt[field]} />),
    }),
  ),
];

/** What companies owe, by the days since the last day to pay. */
export function DebtAges() {
  const list = useList((page) => query('GET /admin/invoicing/debts', { query: { page } }));
  return (
    <ListFrame
      list={list}
      noun="företag"
      empty={{
        title: 'Alla fakturor är betalda',
        text: 'Företag med obetalda fakturor står här, de äldsta skulderna först.',
      }}
      csv={{
        name: 'skuldernas-alder',
        columns: async () => (await import('#web/features/money/invoice/invoice-columns.ts')).debtColumns,
      }}
    >
      {({ items, sum }) => (
        <>
          <p className="max-w-prose text-sm text-ink-muted tabular">
            I allt: {AGES.map(([field, header]) => `${header.toLowerCase()} ${formatOre(sum[field])}`).join(', ')}.
          </p>
          <DataTable room="most" label="Skuldernas ålder" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
        </>
      )}
    </ListFrame>
  );
}
