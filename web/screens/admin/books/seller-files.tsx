import { useState } from 'react';
import type { SellerReportDownload, SellerReportFile } from '#contract/money/seller-report.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskPassword } from '#web/features/accounts/security/ask-password.tsx';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Money } from '#web/ui/text/money.tsx';

const nameOf = ({ position, corrects }: SellerReportFile) => (
  <span className="block">
    Fil {position}
    {corrects !== null && <span className="block text-sm text-ink-muted">Rättar fil {corrects}</span>}
  </span>
);

const COLUMNS: Column<SellerReportFile>[] = [
  { id: 'file', header: 'Fil', is_row_header: true, cell: nameOf },
  { id: 'sellers', header: 'Säljare', align: 'end', cell: ({ seller_count }) => formatNumber(seller_count) },
  { id: 'paid', header: 'Utbetalt', align: 'end', cell: ({ paid_ore }) => <Money ore={paid_ore} /> },
  { id: 'fees', header: 'Avgifter', align: 'end', cell: ({ fees_ore }) => <Money ore={fees_ore} /> },
  {
    id: 'made',
    header: 'Skapad',
    cell: ({ created_date, by, sha256 }) => (
      <span className="block">
        <InstantText instant={created_date} />
        <span className="block text-sm text-ink-muted">{by}</span>
        <span className="block text-sm text-ink-muted tabular" title={`SHA-256 ${sha256}`}>
          {sha256.slice(0, 12)}
        </span>
      </span>
    ),
  },
  { id: 'save', header: 'Hämta', is_header_hidden: true, align: 'end', cell: (file) => <Commands file={file} /> },
];

/** The files of a year's sellers. */
export function SellerFiles({ year }: { year: string }) {
  const list = useList(
    (page) => query('GET /admin/seller-reports/:year/files', { params: { year }, query: { page } }),
    'files',
  );
  return (
    <Section title="Filer">
      <ListFrame list={list} noun={['fil', 'filer']} hasTotal empty="Ingen fil är skapad ännu.">
        {({ items }) => (
          <DataTable room="most" label="Årets filer" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
        )}
      </ListFrame>
    </Section>
  );
}

function Commands({ file }: { file: SellerReportFile }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {file.corrects === null && <Correct file={file} />}
      <Download file={file} />
    </span>
  );
}

/** Corrects a file that was handed in, by what has changed since. */
function Correct({ file: { id, position } }: { file: SellerReportFile }) {
  const { send } = useCommand();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        Rätta<span className="sr-only"> fil {position}</span>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Rätta fil ${position}?`}
        confirmLabel="Skapa rättelse"
        onConfirm={async () => {
          const { count } = await send('POST /admin/seller-report-files/:id/correct', { params: { id } });
          showToast(count === 1 ? 'Rättelsen är skapad' : 'Två filer är skapade: rättelser, och nya säljare');
        }}
      >
        Gör det bara om fil {position} är inlämnad, och varje rättelse av den. Den nya filen har bara det som har
        ändrats sedan dess.
      </ConfirmDialog>
    </>
  );
}

function Download({ file: { id, position } }: { file: SellerReportFile }) {
  const { send } = useCommand();
  const asksPassword = useAsksPassword();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Ladda ner<span className="sr-only"> fil {position}</span>
      </Button>
      <AskPassword
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Ladda ner fil ${position}?`}
        confirmLabel="Ladda ner"
        asksPassword={asksPassword}
        onPassword={async (password) => {
          const body = password === undefined ? {} : { password };
          const { name, text } = await send('POST /admin/seller-report-files/:id/download', { params: { id }, body });
          saveFile(name, text, 'application/xml');
        }}
      >
        Filen har allas personnummer. Ta bort den från din dator när den är inlämnad.
      </AskPassword>
    </>
  );
}

const DOWNLOADS: Column<SellerReportDownload>[] = [
  { id: 'by', header: 'Av', is_row_header: true, cell: ({ by }) => by },
  { id: 'file', header: 'Fil', cell: ({ position }) => `Fil ${position}` },
  { id: 'when', header: 'När', cell: ({ created_date }) => <InstantText instant={created_date} /> },
];

/** The log of the downloads of a year's files. */
export function SellerDownloads({ year }: { year: string }) {
  const list = useList(
    (page) => query('GET /admin/seller-reports/:year/downloads', { params: { year }, query: { page } }),
    'downloads',
  );
  return (
    <Section title="Hämtningar" description="Filerna har personnummer. Varje hämtning sparas.">
      <ListFrame list={list} noun={['hämtning', 'hämtningar']} hasTotal empty="Ingen fil är hämtad.">
        {({ items }) => <DataTable label="Hämtningar" columns={DOWNLOADS} rows={items} keyOf={({ id }) => id} />}
      </ListFrame>
    </Section>
  );
}
