import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { type Description, groupsOf, type Operation } from './company-api.view.ts';
import { OperationDetails } from './operation-details.tsx';

const ADDRESS = '/api/v1/openapi-keys.json';

async function readDescription(): Promise<Description> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error('The description of the API was not given');
  return response.json();
}

/** CompanyApi: the API for the company's programs, from the server's own description, with a form to try each route. */
export default function CompanyApi() {
  const description = useQuery({ queryKey: [ADDRESS], queryFn: readDescription, staleTime: Number.POSITIVE_INFINITY });
  const [text, setText] = useState('');
  // The typed API key is only in this screen's memory, and is lost when the screen closes.
  const [key, setKey] = useState('');
  return (
    <PageFrame
      title="Anslutningar för program"
      description="Vad era andra program kan läsa och göra här, och hur de frågar."
      query={description}
    >
      {(data) => (
        <div className="flex flex-col gap-10">
          <Introduction />
          <div className="grid max-w-3xl gap-6 sm:grid-cols-2 sm:items-end">
            <SearchField label="Sök bland anropen" placeholder="candidates" value={text} onChange={setText} />
            <Field label="Prova med en nyckel" isOptional hint="Utan nyckel provar du som dig själv. Den sparas inte.">
              <TextInput
                type="password"
                autoComplete="off"
                value={key}
                onChange={({ target }) => setKey(target.value.trim())}
              />
            </Field>
          </div>
          <Groups description={data} text={text} apiKey={key} />
        </div>
      )}
    </PageFrame>
  );
}

function Introduction() {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <p>
        Ett program visar sin nyckel i varje anrop: <code>Authorization: Bearer mv_…</code>. En ägare skapar den under{' '}
        <Link to="/CompanySettings#anslutningar" className="text-link">
          Inställningar
        </Link>
        . En nyckel kan fråga 300 gånger i minuten; sedan säger <code>Retry-After</code> när det går igen.
      </p>
      <p>
        Belopp är i öre, dagar <code>ÅÅÅÅ-MM-DD</code> och tidpunkter i UTC. Ett <code>POST</code> med{' '}
        <code>Idempotency-Key</code> görs en gång: samma anrop igen inom ett dygn får samma svar.
      </p>
      <p>
        Hela beskrivningen finns som OpenAPI på{' '}
        <a href={ADDRESS} className="text-link">
          <code>{ADDRESS}</code>
        </a>
        . Varje anrops egen mening är på engelska.
      </p>
    </div>
  );
}

interface GroupsProps {
  description: Description;
  text: string;
  apiKey: string;
}

function Groups({ description, text, apiKey }: GroupsProps) {
  const groups = groupsOf(description, text);
  if (groups.length === 0) return <EmptyState title={`Inget anrop med ”${text}”`}>Sök på ett annat ord.</EmptyState>;
  return groups.map(({ title, operations }) => (
    <Section key={title} title={title} aside={operations.length}>
      {operations.map((operation) => (
        <OperationRow key={`${operation.method} ${operation.path}`} operation={operation} apiKey={apiKey} />
      ))}
    </Section>
  ));
}

function OperationRow({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { method, path, summary } = operation;
  return (
    <Disclosure
      isWide
      onToggle={setIsOpen}
      title={
        <span className="min-w-0">
          <code className="block text-sm wrap-anywhere">
            {method} {path}
          </code>
          <span lang="en" className="block text-sm font-normal text-ink-muted">
            {summary}
          </span>
        </span>
      }
    >
      {isOpen && <OperationDetails operation={operation} apiKey={apiKey} />}
    </Disclosure>
  );
}
