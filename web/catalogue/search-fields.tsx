import { useState } from 'react';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Section } from '#web/ui/frame/section.tsx';

/** The large search field and the small one. */
export function SearchFieldSpecimens() {
  const [query, setQuery] = useState('');
  const [large, setLarge] = useState('Kvinna 25–35 i Göteborg som kan rida');
  return (
    <Section title="Sök">
      <div className="flex flex-col gap-4">
        <SearchField size="large" label="Beskriv vem du söker" value={large} onChange={setLarge} isBusy />
        <SearchField
          className="max-w-sm"
          label="Sök projekt"
          placeholder="Sök projekt"
          value={query}
          onChange={setQuery}
        />
      </div>
    </Section>
  );
}
