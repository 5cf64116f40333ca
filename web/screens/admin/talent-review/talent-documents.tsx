import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { DocumentList } from '#web/features/people/cv-document/document-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';

/** The documents of a talent, shown after a press, because the server logs each viewing. */
export function TalentDocuments({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Dokument" description="Körkort, bevis och intyg. Det skrivs ned vem som har sett dem.">
      {isOpen ? <Shown id={id} /> : <Button onClick={() => setIsOpen(true)}>Visa dokumenten</Button>}
    </Section>
  );
}

function Shown({ id }: { id: string }) {
  const documents = useQuery(query('GET /admin/talents/:id/documents', { params: { id } }));
  return (
    <QueryFrame
      query={documents}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="text-sm text-ink-muted">Det finns inga.</p>}
    >
      {({ items }) => <DocumentList items={items} />}
    </QueryFrame>
  );
}
