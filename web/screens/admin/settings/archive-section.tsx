import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';

interface Archived {
  id: string;
  payee_number: number | null;
  kept_until: string | null;
  created_date: string;
}

/** Erased people whose vouchers or agreements must be kept by law. The administrator opens each identity separately. */
export function ArchiveSection() {
  const page = usePageNumber('archive');
  const people = useQuery({
    ...query('GET /admin/archived-people', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title="Spärrat arkiv"
      description="Raderade personer vars verifikationer eller avtal måste sparas. Varje visning loggas."
    >
      <QueryFrame
        query={people}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Ingen finns i arkivet.</p>}
      >
        {(data) => (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((person) => (
                <ArchivedRow key={person.id} {...person} />
              ))}
            </ul>
            <PageLinks of={data} noun="personer" name="archive" />
          </>
        )}
      </QueryFrame>
    </Section>
  );
}

function ArchivedRow({ id, payee_number, kept_until, created_date }: Archived) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p>{payee_number === null ? 'Utan utbetalningar' : `Mottagare ${payee_number}`}</p>
        <p className="text-sm text-ink-muted">
          Raderad <InstantText instant={created_date} />, sparas{' '}
          {kept_until ? (
            <>
              till <DateText day={kept_until} />
            </>
          ) : (
            'så länge rättigheten gäller'
          )}
        </p>
      </div>
      {isOpen ? (
        <Person id={id} />
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Visa namn och nummer
        </Button>
      )}
    </li>
  );
}

function Person({ id }: { id: string }) {
  const person = useQuery(query('GET /admin/archived-people/:id', { params: { id } }));
  return (
    <QueryFrame query={person}>
      {({ name, identity_number }) => (
        <p role="status" className="text-right">
          {name}
          <br />
          <span className="text-sm text-ink-muted">{identity_number ?? 'Inget personnummer'}</span>
        </p>
      )}
    </QueryFrame>
  );
}
