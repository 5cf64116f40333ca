import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AUDIT_KINDS } from '#domain/kernel/roles/looks.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { auditKindWords } from '#texts/office/admin-words.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { isNarrowed, type ManagementUrl } from './management-url.ts';

interface AuditFiltersProps {
  address: ManagementUrl;
  onChange: (next: Partial<ManagementUrl>) => void;
  isBusy: boolean;
  /** Buttons that act on the filtered log. */
  children: ReactNode;
}

const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, label: auditKindWords[kind] }));
const NOTHING = { who: undefined, kind: undefined, about: '', from: undefined, to: undefined } as const;

/** Filters of the log: administrator, kind, person or company, days. */
export function AuditFilters({ address, onChange, isBusy, children }: AuditFiltersProps) {
  const { data } = useQuery(query('GET /admin/administrators'));
  const people = (data?.administrators ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = people.some(({ value }) => value === address.who);
  return (
    <div className="flex flex-wrap items-end gap-x-4 print:hidden">
      <SearchText
        label="Om vem"
        placeholder="Person eller företag"
        text={address.about}
        isBusy={isBusy}
        onSearch={(about) => onChange({ about })}
      />
      <Field label="Administratör" className="mb-4 w-56 max-sm:w-full">
        <Select
          placeholder="Alla"
          options={address.who && !isKnown ? [...people, { value: address.who, label: 'Någon annan' }] : people}
          value={address.who ?? ''}
          onChange={({ target }) => onChange({ who: target.value || undefined })}
        />
      </Field>
      <Field label="Vad" className="mb-4 w-60 max-sm:w-full">
        <Select
          placeholder="Allt"
          options={KINDS}
          value={address.kind ?? ''}
          onChange={({ target }) => onChange({ kind: KINDS.find(({ value }) => value === target.value)?.value })}
        />
      </Field>
      <div className="flex gap-4">
        <DayFilter label="Från" day={address.from} onDay={(from) => onChange({ from })} />
        <DayFilter label="Till" day={address.to} onDay={(to) => onChange({ to })} />
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        {children}
        {isNarrowed(address) && (
          <Button variant="quiet" onClick={() => onChange(NOTHING)}>
            Visa allt
          </Button>
        )}
      </div>
    </div>
  );
}

interface DayFilterProps {
  label: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A field for a day. Calls `onDay` when the date is complete or the field has been emptied. */
function DayFilter({ label, day, onDay }: DayFilterProps) {
  const [typed, setTyped] = useState(day ?? '');
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day ?? '');
  }
  return (
    <Field label={label} className="mb-4 w-40 max-sm:w-36">
      <DateInput
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || isDay(target.value)) onDay(target.value || undefined);
        }}
      />
    </Field>
  );
}
