import type { ReactNode } from 'react';
import type { ShownDocument } from '#contract/people/cv-document.ts';
import { cvDocumentKinds } from '#texts/people/cv-document-words.ts';
import { formatDate } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

interface DocumentFactsProps {
  document: ShownDocument;
  /** Today as an ISO day, in Sweden. */
  today: string;
  /** More words after the last valid day. */
  children?: ReactNode;
}

/** The kind of a document and its last valid day. */
export function DocumentFacts({ document: { kind, title, valid_until }, today, children }: DocumentFactsProps) {
  const isOver = valid_until !== null && valid_until < today;
  return (
    <div className="min-w-48 flex-1">
      <p className="font-medium break-words">{title || cvDocumentKinds[kind].name}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        {title && <span>{cvDocumentKinds[kind].name}</span>}
        {valid_until && !isOver && <span>Gäller till och med {formatDate(valid_until)}</span>}
        {valid_until && isOver && <StateBadge tone="lost">Gick ut {formatDate(valid_until)}</StateBadge>}
        {children}
      </p>
    </div>
  );
}
