import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DocumentList } from './document-list.tsx';

/** The documents that a booked talent shares with the company. */
export function OpenedDocuments({ candidateId }: { candidateId: string }) {
  const documents = useQuery(query('GET /candidates/:id/documents', { params: { id: candidateId } }));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">
        Du kan öppna dem tills arbetet är klart eller avbokat. Spara dem bara om ni måste, och ta bort dem sedan.
      </p>
      <QueryFrame
        query={documents}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Det finns inget öppet för er just nu.</p>}
      >
        {({ items }) => <DocumentList items={items} />}
      </QueryFrame>
    </div>
  );
}
