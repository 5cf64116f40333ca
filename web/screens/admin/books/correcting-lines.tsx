import { CORRECTABLE_ACCOUNTS } from '#domain/money/correction/correction.rules.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { BLANK_LINE, type TypedLine } from './corrections.view.ts';

const NAMES = new Map(Object.values(ACCOUNTS).map(({ number, name }) => [number as number, name]));
const OPTIONS = CORRECTABLE_ACCOUNTS.map((number) => ({
  value: String(number),
  label: `${number} ${NAMES.get(number) ?? ''}`,
}));

interface CorrectingLinesProps {
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
}

/** The lines that correct a voucher: account, debit or credit. */
export function CorrectingLines({ lines, onChange }: CorrectingLinesProps) {
  const change = (at: number, change: Partial<TypedLine>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...change } : line)));
  return (
    <div className="flex flex-col items-start gap-4">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and are added and removed last
        <FieldGroup key={at} label={`Rad ${at + 1}`} className="w-full">
          <div className="grid gap-3 sm:grid-cols-[1fr_8rem_8rem]">
            <Field label="Konto">
              <Select
                placeholder="Välj konto"
                options={OPTIONS}
                value={line.number}
                onChange={({ target }) => change(at, { number: target.value })}
              />
            </Field>
            <Field label="Debet">
              <TextInput
                inputMode="decimal"
                value={line.debit}
                onChange={({ target }) => change(at, { debit: target.value })}
              />
            </Field>
            <Field label="Kredit">
              <TextInput
                inputMode="decimal"
                value={line.credit}
                onChange={({ target }) => change(at, { credit: target.value })}
              />
            </Field>
          </div>
        </FieldGroup>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onChange([...lines, BLANK_LINE])}>
          Lägg till rad
        </Button>
        {lines.length > 2 && (
          <Button size="small" variant="quiet" onClick={() => onChange(lines.slice(0, -1))}>
            Ta bort sista raden
          </Button>
        )}
      </div>
    </div>
  );
}
