import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatOre } from '#texts/kernel/format.ts';
import { vatBoxLabels } from '#texts/money/books-words.ts';
import { type Answer, query } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { bookedText, periodProblem, sinceJanuary } from './books.view.ts';
import { PeriodFields } from './period-fields.tsx';

type Balance = Answer<'GET /admin/books/sums'>['balance'][number];

const sum = (id: 'opening_ore' | 'debit_ore' | 'credit_ore' | 'closing_ore', header: string): Column<Balance> => ({
  id,
  header,
  align: 'end',
  class_name: 'tabular whitespace-nowrap',
  cell: (row) => bookedText(row[id]),
});
const COLUMNS: Column<Balance>[] = [
  {
    id: 'account',
    header: 'Konto',
    is_row_header: true,
    cell: ({ number, name }) => (
      <>
        {number !== null && <span className="text-ink-muted tabular">{number} </span>}
        {name}
      </>
    ),
  },
  sum('opening_ore', 'Ingående'),
  sum('debit_ore', 'Debet'),
  sum('credit_ore', 'Kredit'),
  sum('closing_ore', 'Utgående'),
];

/** The sums of each account over a period, and the VAT return of that period. */
export function SumsPart() {
  const [period, setPeriod] = useState(() => sinceJanuary(clock.today()));
  const sums = useQuery({
    ...query('GET /admin/books/sums', { query: period }),
    enabled: periodProblem(period) === undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-8">
      <PeriodFields period={period} onChange={setPeriod} />
      <QueryFrame
        query={sums}
        isEmpty={({ balance }) => balance.length === 0}
        empty={
          <EmptyState title="Inget är bokfört">
            Saldon visas när något är bokfört till och med den sista dagen.
          </EmptyState>
        }
      >
        {({ balance, vat }) => (
          <div className="flex flex-col gap-10">
            <Section
              title="Saldobalans"
              description="Debet är plus och kredit är minus i saldona. Intäkter och kostnader räknas från årets början."
            >
              <DataTable label="Saldobalans" columns={COLUMNS} rows={balance} keyOf={({ name }) => name} />
            </Section>
            <Section title="Momsdeklaration" description="Rutorna i hela kronor. Stäm av mot bokföringsprogrammet.">
              <DefinitionList
                className="max-w-xl"
                facts={vat.map(({ box, amount_ore }) => ({
                  label: `${box} ${vatBoxLabels[box]}`,
                  value: formatOre(amount_ore),
                }))}
              />
            </Section>
          </div>
        )}
      </QueryFrame>
    </div>
  );
}
