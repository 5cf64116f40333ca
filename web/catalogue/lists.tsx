import { useState } from 'react';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Board } from '#web/ui/list/board.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Timeline } from '#web/ui/list/timeline.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge, type Tone } from '#web/ui/text/state-badge.tsx';
import { people } from './sample-people.ts';

interface Invoice {
  id: string;
  company: string;
  due: string;
  ore: Ore;
  tone: Tone;
  state: string;
}

const invoices: readonly Invoice[] = [
  {
    id: '1041',
    company: 'Norrsken Film AB',
    due: '2026-12-03',
    ore: ore(4_850_000),
    tone: 'waiting',
    state: 'Skickad',
  },
  { id: '1042', company: 'Ahlgren & Co', due: '2026-11-11', ore: ore(1_250_050), tone: 'lost', state: 'Förfallen' },
  { id: '1043', company: 'Östra Teatern', due: '2026-12-24', ore: ore(845_000), tone: 'agreed', state: 'Betald' },
  { id: '1044', company: 'Zebra Reklam', due: '2027-01-08', ore: ore(12_300_000), tone: 'neutral', state: 'Utkast' },
];

const columns: readonly Column<Invoice>[] = [
  {
    id: 'company',
    header: 'Företag',
    cell: (row) => <span className="voice-serif text-base">{row.company}</span>,
    sortValue: (row) => row.company,
    is_row_header: true,
  },
  { id: 'number', header: 'Nummer', cell: (row) => row.id, sortValue: (row) => Number(row.id) },
  { id: 'due', header: 'Förfaller', cell: (row) => <DateText day={row.due} />, sortValue: (row) => row.due },
  { id: 'state', header: 'Läge', cell: (row) => <StateBadge tone={row.tone}>{row.state}</StateBadge> },
  { id: 'sum', header: 'Belopp', cell: (row) => <Money ore={row.ore} />, sortValue: (row) => row.ore, align: 'end' },
  {
    id: 'act',
    header: 'Att göra',
    is_header_hidden: true,
    align: 'end',
    cell: () => (
      <Button size="small" variant="quiet">
        Påminn
      </Button>
    ),
  },
];

export function ListSpecimens() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['1042']));
  const [places, setPlaces] = useState<Record<string, string>>({ p1: 'yes', p3: 'hold' });
  const [chips, setChips] = useState([
    { id: '1', label: 'Kvinna' },
    { id: '2', label: '25–35 år' },
    { id: '3', label: 'Göteborg, inom 50 km' },
    { id: '4', label: 'Rider' },
  ]);
  return (
    <>
      <Section title="Tabell">
        <div className="mb-4">
          <FilterChips
            label="Filter"
            chips={chips}
            onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
            onClear={() => setChips([])}
          />
        </div>
        <DataTable
          label="Fakturor"
          columns={columns}
          rows={invoices}
          keyOf={(row) => row.id}
          nameOf={(row) => row.company}
          selection={{ keys, onChange: setKeys }}
        />
        <div className="mt-6">
          <Pagination page={2} pageCount={7} total={143} noun="personer" hrefOf={(page) => `?sida=${page}`} />
        </div>
      </Section>
      <Section title="Urvalsbräda">
        <Board
          label="Urval"
          columns={[
            { id: 'new', label: 'Att ta ställning till' },
            { id: 'hold', label: 'Avvakta' },
            { id: 'yes', label: 'Godkända' },
          ]}
          noteOf={(column) => column === 'yes' && '1 av 3 platser'}
          items={people.slice(0, 4)}
          keyOf={(person) => person.id}
          nameOf={(person) => person.name}
          columnOf={(person) => places[person.id] ?? 'new'}
          onMove={(person, column) => setPlaces({ ...places, [person.id]: column })}
        >
          {(person) => (
            <div className="flex gap-3">
              <Avatar name={person.name} src={person.src} size="large" />
              <div className="min-w-0">
                <p className="voice-serif text-lg leading-6">{person.name}</p>
                <p className="text-sm text-ink-muted">{person.facts}</p>
                <p className="text-sm">{person.reason}</p>
              </div>
            </div>
          )}
        </Board>
      </Section>
      <Section title="Ändringar">
        <Timeline
          label="Projektets ändringar"
          entries={[
            { id: '1', at: '2026-11-20T09:12:00Z', actor: 'Karin Ahl', text: 'godkände Astrid Öberg', tone: 'agreed' },
            {
              id: '2',
              at: '2026-11-19T14:40:00Z',
              actor: 'Karin Ahl',
              text: 'ändrade arvodet',
              detail: '4 000 kr blev 4 500 kr',
            },
            { id: '3', at: '2026-11-18T23:00:00Z', text: 'Sista svarsdagen gick ut', tone: 'waiting' },
          ]}
        />
      </Section>
    </>
  );
}
