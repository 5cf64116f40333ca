import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CV_DOCUMENT_BOUNDS } from '#domain/people/cv-document/cv-document.rules.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { OwnDocumentRow } from './own-document-row.tsx';

const form = onDemand(() => import('./document-form.tsx'));

/** The documents of the talent's CV, each with its readers, and a form to add more. */
export function OwnDocuments() {
  const documents = useQuery(query('GET /talent/documents'));
  // Id of the document whose form is open; 'new' for a new document.
  const [written, setWritten] = useState<string | null>(null);
  const close = () => setWritten(null);
  const Form = useOnDemand(form, written !== null, close)?.DocumentForm;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === '#dokument') place.current?.scrollIntoView();
  }, []);
  const saved = (words: string) => {
    close();
    showToast(words);
  };
  const isFull = (documents.data?.items.length ?? CV_DOCUMENT_BOUNDS.count) >= CV_DOCUMENT_BOUNDS.count;
  return (
    <div ref={place} id="dokument" className="scroll-mt-20">
      <Section
        title="Dokument"
        description="Körkort, intyg och annat som visar vad du får och kan. Du väljer för vart och ett om företag som bokar dig får se det. I sökningen syns de aldrig."
        actions={
          !isFull &&
          written === null && (
            <Button size="small" icon={Plus} onClick={() => setWritten('new')}>
              Lägg till ett dokument
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-6">
          {written === 'new' &&
            (Form ? (
              <Form document={null} onSaved={() => saved('Dokumentet är sparat.')} onCancel={close} />
            ) : (
              <Loading />
            ))}
          <QueryFrame query={documents}>
            {({ items }) =>
              items.length === 0 ? (
                written === null && <p className="text-sm text-ink-muted">Inga dokument ännu.</p>
              ) : (
                <ul aria-label="Dina dokument" className="divide-y divide-hairline border-y border-hairline">
                  {items.map((document) =>
                    written === document.id && Form ? (
                      <li key={document.id} className="py-4">
                        <Form document={document} onSaved={() => saved('Dokumentet är ändrat.')} onCancel={close} />
                      </li>
                    ) : (
                      <OwnDocumentRow
                        key={document.id}
                        document={document}
                        canChange={written === null}
                        onChange={() => setWritten(document.id)}
                      />
                    ),
                  )}
                </ul>
              )
            }
          </QueryFrame>
        </div>
      </Section>
    </div>
  );
}
