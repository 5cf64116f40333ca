import type { ShownDocument } from '#contract/people/cv-document.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { DocumentFacts } from './document-facts.tsx';
import { useOpenDocument } from './open-document.ts';

/** Another person's documents, each with a button to open it. */
export function DocumentList({ items }: { items: readonly ShownDocument[] }) {
  const open = useOpenDocument();
  const today = dayOf(useNow());
  return (
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
  );
}
