import { useState } from 'react';
import type { AdminTaxPaper } from '#contract/people/tax-paper.ts';
import { TAX_PAPER_BOUNDS } from '#domain/people/tax-paper/tax-paper.rules.ts';
import { taxPaperDays, taxPaperStatusWords, taxPaperText } from '#texts/people/tax-paper-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { CertificateForTalent } from './certificate-for-talent.tsx';

const forms = onDemand(() => import('./enter-tax-paper.tsx'));

const COLUMNS: Column<AdminTaxPaper>[] = [
  {
    id: 'who',
    header: 'Talang',
    is_row_header: true,
    cell: (paper) => (
      <span className="block min-w-36">
        <span className="block font-medium">{paper.talent_name}</span>
        <span className="block text-sm">{taxPaperText(paper)}</span>
      </span>
    ),
  },
  { id: 'days', header: 'Gäller', cell: (paper) => taxPaperDays(paper) },
  { id: 'decided', header: 'Beslutat', cell: ({ decided_on }) => <DateText day={decided_on} /> },
  { id: 'created', header: 'Inlagt', cell: ({ created_date }) => <InstantText instant={created_date} /> },
  {
    id: 'state',
    header: 'Läge',
    cell: ({ status, looked_at_name, reason }) => (
      <span className="block max-w-64">
        {taxPaperStatusWords[status]}
        {looked_at_name && <span className="block text-sm text-ink-muted">{looked_at_name}</span>}
        {reason && <span className="block text-sm text-pretty text-ink-muted">”{reason}”</span>}
      </span>
    ),
  },
  {
    id: 'commands',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (paper) => <TaxPaperCommands paper={paper} />,
  },
];

/** Decisions on tax and certificates: those to look at, and those in use. */
export function TaxPapers() {
  const waiting = useList(
    (page) => query('GET /admin/tax-papers', { query: { group: 'handed_in', page } }),
    'att-granska',
  );
  const used = useList((page) => query('GET /admin/tax-papers', { query: { group: 'accepted', page } }), 'anvands');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Form = useOnDemand(forms, isOpen, close)?.EnterTaxPaper;
  return (
    <div className="flex flex-col gap-10">
      <Section
        title="Att granska"
        description="Jämför med Skatteverkets besked (Förfrågan skatteavdrag) eller med intyget. Det som är godkänt används för löner som räknas ut därefter."
        actions={
          <Button size="small" onClick={() => setIsOpen(true)}>
            Lägg in åt en talang
          </Button>
        }
      >
        <ListFrame list={waiting} noun={['uppgift', 'uppgifter']} empty="Inget att granska.">
          {({ items }) => <Papers label="Att granska" rows={items} />}
        </ListFrame>
      </Section>
      <Section title="Används">
        <ListFrame list={used} noun={['uppgift', 'uppgifter']} empty="Inga beslut eller intyg används.">
          {({ items }) => <Papers label="Används" rows={items} />}
        </ListFrame>
      </Section>
      <CertificateForTalent />
      {Form && (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Lägg in åt en talang">
          <Form onDone={close} />
        </Dialog>
      )}
    </div>
  );
}

const Papers = ({ label, rows }: { label: string; rows: readonly AdminTaxPaper[] }) => (
  <DataTable
    room="most"
    label={label}
    columns={COLUMNS}
    rows={rows}
    keyOf={({ id }) => id}
    nameOf={(paper) => `${paper.talent_name}, ${taxPaperText(paper)}`}
  />
);

const QUESTIONS = {
  accept: {
    title: 'Använd uppgiften för',
    label: 'Godkänn',
    text: 'Löner som räknas ut från och med nu följer den. Talangen får ett mejl.',
    done: 'Uppgiften används',
  },
  refuse: {
    title: 'Säg nej till uppgiften från',
    label: 'Säg nej',
    text: 'Talangen läser varför i ett mejl.',
    done: 'Talangen har fått veta varför',
  },
  end: {
    title: 'Sluta använda uppgiften för',
    label: 'Sluta använda',
    text: 'Löner som räknas ut från och med nu följer den inte.',
    done: 'Uppgiften används inte längre',
  },
} as const;
type Asked = keyof typeof QUESTIONS;

function TaxPaperCommands({ paper: { id, talent_name, actions } }: { paper: AdminTaxPaper }) {
  const { send } = useCommand();
  const [asked, setAsked] = useState<Asked>();
  const question = asked && QUESTIONS[asked];
  const confirm = async (reason: string) => {
    if (!asked) return;
    const params = { id };
    if (asked === 'refuse') await send('POST /admin/tax-papers/:id/refuse', { params, body: { reason } });
    else await send(`POST /admin/tax-papers/:id/${asked}`, { params });
    showToast(QUESTIONS[asked].done);
  };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {(['accept', 'refuse', 'end'] as const)
        .filter((command) => actions.includes(command) && !(command === 'end' && actions.includes('accept')))
        .map((command) => (
          <Button
            key={command}
            size="small"
            variant={command === 'accept' ? undefined : 'quiet'}
            onClick={() => setAsked(command)}
          >
            {QUESTIONS[command].label}
            <span className="sr-only">, {talent_name}</span>
          </Button>
        ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={`${question?.title ?? ''} ${talent_name}?`}
        confirmLabel={question?.label ?? ''}
        reason={
          asked === 'refuse' ? { label: 'Varför?', is_required: true, max_length: TAX_PAPER_BOUNDS.reason } : undefined
        }
        onConfirm={confirm}
      >
        {question?.text}
      </ConfirmDialog>
    </span>
  );
}
