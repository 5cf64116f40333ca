import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import type { Named } from '#web/screens/company/create-order/order-form.ts';
import { PersonPicker } from '#web/screens/company/create-order/person-picker.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { orderHref } from './order-start.view.ts';

/** The choices before an order: whom to ask, and from which project or template to copy. */
export default function CompanyProjectHubCreateOrder() {
  const [people, setPeople] = useState<readonly Named[]>([]);
  const [start, setStart] = useState('');
  const count = people.length;
  return (
    <PageFrame
      title="Ny beställning"
      width="reading"
      description="Välj vilka ni vill ha. Nästa steg är dagar, plats och arvode, som tar ett par minuter."
    >
      <div className="flex flex-col gap-10">
        <Section title="Vilka?" aside={count === 1 ? '1 vald' : `${count} valda`}>
          <PersonPicker label="Valda" people={people} onChange={setPeople} />
          <div className="mt-6">
            <Known people={people} onChange={setPeople} />
          </div>
        </Section>
        <Section title="Vad börjar ni med?">
          <Starts value={start} onChange={setStart} />
        </Section>
        <LinkButton variant="primary" to={orderHref(people, start)} className="self-start">
          {count === 0 ? 'Gå vidare utan att välja' : 'Gå vidare'}
        </LinkButton>
      </div>
    </PageFrame>
  );
}

interface KnownProps {
  people: readonly Named[];
  onChange: (people: readonly Named[]) => void;
}

/** Checkboxes for the people booked before and the people on the company's lists. */
function Known(props: KnownProps) {
  const [tab, setTab] = useState('before');
  return (
    <Tabs
      label="Personer ni känner"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'before', label: 'Ni har bokat', content: <Before {...props} /> },
        { id: 'lists', label: 'Era listor', content: <Lists {...props} /> },
      ]}
    />
  );
}

function Before(props: KnownProps) {
  const page = usePageNumber('people');
  const before = useQuery({ ...query('GET /company/people', { query: { page } }), placeholderData: keepPreviousData });
  return (
    <QueryFrame
      query={before}
      isEmpty={({ total }) => total === 0}
      empty={<p className="text-ink-muted">Ingen ännu. Sök på namn ovanför, eller välj ur en lista.</p>}
    >
      {(data) => (
        <>
          <People
            {...props}
            shown={data.items.map(({ talent, worked_on }) => ({
              ...talent,
              note: (
                <>
                  Senast bokad <SpanText from={worked_on} />
                </>
              ),
            }))}
          />
          <PageLinks of={data} noun="personer" name="people" />
        </>
      )}
    </QueryFrame>
  );
}

function Lists(props: KnownProps) {
  const lists = useQuery(query('GET /shortlists', { query: { page: 1 } }));
  const [chosen, setChosen] = useState('');
  const id = chosen || lists.data?.items[0]?.id;
  const page = usePageNumber('list');
  const list = useQuery({
    ...query('GET /shortlists/:id', { params: { id: id ?? '' }, query: { page } }),
    enabled: id !== undefined,
  });
  if (lists.data?.total === 0)
    return <p className="text-ink-muted">Ni har inga listor. Spara folk i en under Talanger.</p>;
  return (
    <div className="flex flex-col gap-4">
      <Field label="Lista" className="max-w-sm">
        <Select
          value={id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          options={(lists.data?.items ?? []).map(({ id: value, name: label }) => ({ value, label }))}
        />
      </Field>
      <QueryFrame query={list}>
        {(data) => (
          <>
            <People {...props} shown={data.items.map(({ talent, note }) => ({ ...talent, note }))} />
            <PageLinks of={data} noun="personer" name="list" />
          </>
        )}
      </QueryFrame>
    </div>
  );
}

interface Shown extends Named {
  readonly note: React.ReactNode;
}

function People({ people, onChange, shown }: KnownProps & { shown: readonly Shown[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {shown.map(({ id, name, note }) => (
        <li key={id} className="pt-1 pb-3">
          <Checkbox
            label={name}
            hint={note}
            checked={people.some((one) => one.id === id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...people, { id, name }] : people.filter((one) => one.id !== id))
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** The source of the terms: the last order (default), a template, or an earlier project. */
function Starts({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const templates = useQuery(query('GET /templates', { query: { page: 1 } }));
  const projects = useQuery(query('GET /projects', { query: { page: 1 } }));
  const options = [
    ...(templates.data?.items ?? []).map(({ id, name }) => ({ value: `template=${id}`, label: `Mall: ${name}` })),
    ...(projects.data?.items ?? []).map(({ id, title }) => ({ value: `from=${id}`, label: title || 'Utan titel' })),
  ];
  return (
    <Field
      label="Kopiera villkor från"
      isOptional
      hint="Annars börjar ni med arvodet i er senaste beställning. Datum följer aldrig med."
      className="max-w-sm"
    >
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={options}
        placeholder="Er senaste beställning"
      />
    </Field>
  );
}
