import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { useSettledText } from '#web/features/search/use-search.ts';
import { Button } from '#web/ui/button.tsx';
import { RemovableChip } from '#web/ui/filter-chips.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Named } from './order-form.ts';

/** How many of those found are offered; whoever wants more searches on. */
const OFFERED = 5;

export interface PersonPickerProps {
  label: string;
  people: readonly Named[];
  onChange: (people: readonly Named[]) => void;
}

/** The people of a role as chips, and a search by name to add more. */
export function PersonPicker({ label, people, onChange }: PersonPickerProps) {
  const [text, setText] = useState('');
  const [typed, setTyped] = useSettledText(text, setText);
  const found = useQuery({
    ...query('GET /talents', { query: { text, page: 1 } }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const isNamed = (id: string) => people.some((one) => one.id === id);
  const offered = text.trim() === '' ? [] : (found.data?.items ?? []).filter(({ id }) => !isNamed(id));
  return (
    <div className="flex flex-col gap-3">
      {people.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {people.map((person) => (
            <li key={person.id}>
              <RemovableChip
                label={person.name}
                onRemove={() => onChange(people.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={`Sök person, ${label}`}
        placeholder="Sök på namn"
        value={typed}
        onChange={setTyped}
        isBusy={found.isFetching}
        className="max-w-sm"
      />
      {text.trim() !== '' && found.data && (
        <ul aria-label="Hittade" className="divide-y divide-hairline border-y border-hairline empty:hidden">
          {offered.slice(0, OFFERED).map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-1.5">
              <span className="min-w-0">{name}</span>
              <Button
                size="small"
                icon={Plus}
                aria-label={`Lägg till ${name}`}
                onClick={() => {
                  onChange([...people, { id, name }]);
                  setText('');
                }}
              >
                Lägg till
              </Button>
            </li>
          ))}
        </ul>
      )}
      {text.trim() !== '' && found.data && offered.length === 0 && (
        <p className="text-sm text-ink-muted">Ingen fler som går att fråga hittades.</p>
      )}
    </div>
  );
}
