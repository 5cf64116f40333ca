import { Plus, X } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { MoveDraft } from './move-draft.ts';

interface MoveFieldsProps {
  readonly drafts: readonly MoveDraft[];
  readonly onChange: (drafts: readonly MoveDraft[]) => void;
}

/** The moved spans: from which days, and to which first day. */
export function MoveFields({ drafts, onChange }: MoveFieldsProps) {
  const write = (key: number, change: Partial<MoveDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)));
  const addRow = () =>
    onChange([...drafts, { key: Math.max(...drafts.map(({ key }) => key)) + 1, starts_on: '', ends_on: '', to: '' }]);
  return (
    <div className="flex flex-col gap-4">
      {drafts.map(({ key, starts_on, ends_on, to }) => (
        <fieldset key={key} className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <legend className="sr-only">Dagar som flyttas</legend>
          <Field label="Från och med">
            <DateInput value={starts_on} onChange={({ target }) => write(key, { starts_on: target.value })} />
          </Field>
          <Field label="Till och med">
            <DateInput value={ends_on} onChange={({ target }) => write(key, { ends_on: target.value })} />
          </Field>
          <Field label="Ny första dag">
            <DateInput value={to} onChange={({ target }) => write(key, { to: target.value })} />
          </Field>
          {drafts.length > 1 && (
            <Button variant="quiet" icon={X} onClick={() => onChange(drafts.filter((draft) => draft.key !== key))}>
              Ta bort
            </Button>
          )}
        </fieldset>
      ))}
      <div className="-ml-3">
        <Button variant="quiet" icon={Plus} onClick={addRow}>
          Flytta fler dagar
        </Button>
      </div>
    </div>
  );
}
