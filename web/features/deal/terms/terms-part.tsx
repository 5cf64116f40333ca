import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import type { TermsSection } from './terms-sections.view.ts';

/** The content of one part of the terms, without its heading. */
export function TermsPart({ part: { lists, sentences } }: { part: Pick<TermsSection, 'lists' | 'sentences'> }) {
  return (
    <div className="flex flex-col gap-4 text-ink">
      {lists.map((facts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of terms keep their places
        <DefinitionList key={at} facts={facts} />
      ))}
      {sentences.length > 0 && (
        <ul className="flex max-w-prose flex-col gap-1 text-sm whitespace-pre-line">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
