import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { RemovableChip } from '#web/ui/list/filter-chips.tsx';
import type { Named } from './order-form.ts';

/** Maximum number of people offered for a typed text. The user finds others by typing more. */
const OFFERED = 5;
const PAUSE_MS = 200;

export interface PersonPickerProps {
  label: string;
  people: readonly Named[];
  onChange: (people: readonly Named[]) => void;
}

/** The people of a role as chips, and a search by name that adds others. */
export function PersonPicker({ label, people, onChange }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  // Searches only after a pause in typing.
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    ...query('GET /talents', { query: { text, page: 1 } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const isNamed = (id: string) => people.some((one) => one.id === id);
  const offered = text === '' ? [] : (found.data?.items ?? []).filter(({ id }) => !isNamed(id));
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
      {text !== '' && found.data && (
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
                  setTyped('');
                }}
              >
                Lägg till
              </Button>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && found.data && offered.length === 0 && (
        <p className="text-sm text-ink-muted">Ingen fler som går att fråga hittades.</p>
      )}
    </div>
  );
}
