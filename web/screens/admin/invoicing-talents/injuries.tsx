import type { AdminInjury } from '#contract/work/injury.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { taxFormWords } from '#texts/people/payment-words.ts';
import { leftToDo } from '#texts/work/injury-words.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { InjuryCommands } from './injury-commands.tsx';

const COLUMNS: Column<AdminInjury>[] = [
  {
    id: 'who',
    header: 'Talang',
    is_row_header: true,
    cell: ({ talent_name, tax_form, is_serious }) => (
      <span className="block min-w-36">
        <span className="block font-medium">{talent_name}</span>
        {tax_form && <span className="block text-sm text-ink-muted">{taxFormWords[tax_form].label}</span>}
        {is_serious && <span className="block text-sm font-medium">Allvarlig</span>}
      </span>
    ),
  },
  {
    id: 'where',
    header: 'Uppdrag',
    cell: ({ project_title, role_title, company_name }) => (
      <span className="block max-w-64">
        {role_title} i {project_title}
        <span className="block text-sm text-ink-muted">{company_name}</span>
      </span>
    ),
  },
  { id: 'day', header: 'Hände', cell: ({ happened_on }) => <DateText day={happened_on} hasYear /> },
  {
    id: 'reported',
    header: 'Anmäld',
    cell: ({ created_date, reported_by }) => (
      <span className="block">
        <InstantText instant={created_date} />
        <span className="block text-sm text-ink-muted">
          {reported_by === 'talent' ? 'Av talangen' : 'Av företaget'}
        </span>
      </span>
    ),
  },
  { id: 'state', header: 'Läge', cell: (injury) => <State injury={injury} /> },
  {
    id: 'commands',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (injury) => <InjuryCommands injury={injury} />,
  },
];

function State({ injury }: { injury: AdminInjury }) {
  const { authority_told_on, sent_on, reason, handled_by_name } = injury;
  const done = [
    authority_told_on && `Arbetsmiljöverket ${formatLongDay(authority_told_on)}`,
    sent_on && `Försäkringskassan ${formatLongDay(sent_on)}`,
    reason && `Anmäls inte: ”${reason}”`,
    handled_by_name,
  ];
  return (
    <span className="block max-w-64">
      {leftToDo(injury).map((left) => (
        <span key={left} className="block">
          {left}
        </span>
      ))}
      {done
        .filter((words): words is string => typeof words === 'string')
        .map((words) => (
          <span key={words} className="block text-sm text-pretty text-ink-muted">
            {words}
          </span>
        ))}
    </span>
  );
}

/** Injuries at work: those with something left to do, and the closed ones. */
export function Injuries() {
  const open = useList((page) => query('GET /admin/work-injuries', { query: { group: 'open', page } }), 'oppna');
  const closed = useList((page) => query('GET /admin/work-injuries', { query: { group: 'closed', page } }), 'stangda');
  return (
    <div className="flex flex-col gap-10">
      <Section
        title="Att göra"
        description="Anmäl till Försäkringskassan genast. Dödsfall, svåra skador och olyckor där flera skadats ska Arbetsmiljöverket få veta utan dröjsmål."
      >
        <ListFrame list={open} noun={['skada', 'skador']} empty="Inget att göra.">
          {({ items }) => <Rows label="Att göra" rows={items} />}
        </ListFrame>
      </Section>
      <Section title="Stängda">
        <ListFrame list={closed} noun={['skada', 'skador']} empty="Inga stängda ärenden.">
          {({ items }) => <Rows label="Stängda" rows={items} />}
        </ListFrame>
      </Section>
    </div>
  );
}

const Rows = ({ label, rows }: { label: string; rows: readonly AdminInjury[] }) => (
  <DataTable
    room="most"
    label={label}
    columns={COLUMNS}
    rows={rows}
    keyOf={({ id }) => id}
    nameOf={({ talent_name, happened_on }) => `${talent_name}, ${formatLongDay(happened_on)}`}
  />
);
