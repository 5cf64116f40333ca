import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BookExport } from '#contract/money/books.ts';
import { EXPORT_KINDS, type ExportKind } from '#domain/money/ledger/export-kinds.ts';
import { exportLabels } from '#texts/money/books-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { InstantText, SpanText } from '#web/ui/text/date-text.tsx';
import { periodProblem, sinceJanuary, wholeMonth } from './books.view.ts';
import { readBooksUrl } from './books-url.ts';
import { PeriodFields } from './period-fields.tsx';

/** Exports the books as files, and lists earlier exports with the administrators who made them. */
export function FilesPart() {
  return (
    <div className="flex flex-col gap-10">
      <TakeOut />
      <TakenOut />
    </div>
  );
}

function TakeOut() {
  const { run, isPending, failure } = useCommand();
  const { month, file } = readBooksUrl(useSearchParams()[0]);
  const [kind, setKind] = useState<ExportKind>(file ?? 'sie');
  const [period, setPeriod] = useState(() => (month ? wholeMonth(month) : sinceJanuary(clock.today())));
  const isOtherYear = period.from.slice(0, 4) !== period.to.slice(0, 4);
  const make = async () => {
    const made = await run('POST /admin/books/exports', { body: { kind, ...period } });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <div className="flex flex-col items-start gap-6">
      <Field label="Fil" hint={exportLabels[kind].hint} className="w-full max-w-md">
        <Select
          value={kind}
          onChange={({ target }) => setKind(EXPORT_KINDS.find((one) => one === target.value) ?? 'sie')}
          options={EXPORT_KINDS.map((value) => ({ value, label: exportLabels[value].label }))}
        />
      </Field>
      <PeriodFields period={period} onChange={setPeriod} />
      {isOtherYear && !periodProblem(period) && <Callout tone="info">Välj dagar i samma år.</Callout>}
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <Button
        variant="primary"
        icon={Download}
        isBusy={isPending}
        disabled={isOtherYear || periodProblem(period) !== undefined}
        onClick={make}
      >
        Ladda ner filen
      </Button>
    </div>
  );
}

const COLUMNS: Column<BookExport>[] = [
  { id: 'kind', header: 'Fil', is_row_header: true, cell: ({ kind }) => exportLabels[kind].label },
  { id: 'span', header: 'Period', cell: ({ from_day, to_day }) => <SpanText from={from_day} to={to_day} /> },
  { id: 'by', header: 'Av', cell: ({ by }) => by },
  { id: 'made', header: 'När', cell: ({ created_date }) => <InstantText instant={created_date} /> },
  { id: 'again', header: 'Hämta', is_header_hidden: true, align: 'end', cell: (made) => <Again made={made} /> },
];

function Again({ made: { id, kind } }: { made: BookExport }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const save = async () => {
    const kept = await run('POST /admin/books/exports/:id', { params: { id } });
    if (kept) window.location.assign(kept.url);
  };
  return (
    <Button size="small" isBusy={isPending} onClick={save}>
      Hämta igen<span className="sr-only"> {exportLabels[kind].label}</span>
    </Button>
  );
}

function TakenOut() {
  return (
    <Section title="Uttagna filer">
      <ListFrame
        list={useList((page) => query('GET /admin/books/exports', { query: { page } }))}
        noun="filer"
        hasTotal
        empty="Ingen fil är uttagen ännu. Varje fil sparas här med vem som tog ut den."
      >
        {({ items }) => <DataTable label="Uttagna filer" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />}
      </ListFrame>
    </Section>
  );
}
