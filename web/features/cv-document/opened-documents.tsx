import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/time/day.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { DocumentFacts } from './document-facts.tsx';
import { useOpenDocument } from './open-document.ts';

/** What somebody who is booked has opened to the company. */
export function OpenedDocuments({ candidateId }: { candidateId: string }) {
  const documents = useQuery(query('GET /candidates/:id/documents', { params: { id: candidateId } }));
  const open = useOpenDocument();
  const today = dayOf(useNow());
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
        {({ items }) => (
          <ul aria-label="Dokument" className="divide-y divide-hairline border-y border-hairline">
            {items.map((document) => (
              <li key={document.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
                <DocumentFacts document={document} today={today} />
                <Button size="small" onClick={() => void open(document.id)}>
                  Öppna<span className="sr-only"> {document.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryFrame>
    </div>
  );
}
