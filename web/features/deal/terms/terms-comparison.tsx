import type { Terms } from '#domain/deal/terms/terms.ts';
import { type ChangeInWords, wordsOfChanges } from '#texts/deal/terms-changes.ts';

export interface TermsComparisonProps {
  before: Terms;
  after: Terms;
  /** Further changes to show, such as the talent's net pay. */
  also?: readonly ChangeInWords[];
}

/** The changes of the terms, old and new side by side. Renders nothing if the terms are equal. */
export function TermsComparison({ before, after, also = [] }: TermsComparisonProps) {
  const changes = wordsOfChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {[...changes, ...also].map(({ label, old_words, new_words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several changes of one list have the same label
        <div key={at} className="grid grid-cols-2 gap-x-6 gap-y-1.5 py-3 sm:grid-cols-[8rem_1fr_1fr]">
          <dt className="col-span-2 text-sm text-ink-muted sm:col-span-1">{label}</dt>
          <dd className="min-w-0 text-sm text-ink-muted">
            <span className="mb-0.5 block text-xs">Förut</span>
            <span className="whitespace-pre-line">{old_words ?? 'Fanns inte'}</span>
          </dd>
          <dd className="min-w-0 text-sm">
            <span className="mb-0.5 block text-xs text-ink-muted">Nu</span>
            <span className="font-medium whitespace-pre-line">{new_words ?? 'Utgår'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
