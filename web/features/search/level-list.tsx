import { X } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Option } from '#web/ui/option.ts';
import { Select } from '#web/ui/select.tsx';

export interface AtLevel<Id extends string> {
  id: Id;
  /** 1 to 4. */
  min_level: number;
}

export interface LevelListProps<Id extends string> {
  label: string;
  options: readonly Option[];
  levels: readonly Option[];
  value: readonly AtLevel<Id>[];
  /** True for an id of this vocabulary. */
  has: (id: string) => id is Id;
  onChange: (value: AtLevel<Id>[]) => void;
  placeholder: string;
  isDisabled?: boolean | undefined;
}

const AT_MOST = 10;

/** Things asked for with the least level of each: skills, languages. */
export function LevelList<Id extends string>(props: LevelListProps<Id>) {
  const { label, options, levels, value, has, onChange, placeholder, isDisabled } = props;
  const labelOf = (id: string) => options.find((option) => option.value === id)?.label ?? id;
  const left = options.filter((option) => !value.some((one) => one.id === option.value));
  return (
    <div className="flex flex-col gap-2">
      {value.length < AT_MOST && (
        <Field label={label}>
          <Combobox
            label={label}
            options={left}
            value={null}
            placeholder={placeholder}
            isDisabled={isDisabled}
            onChange={(id) => id !== null && has(id) && onChange([...value, { id, min_level: 1 }])}
          />
        </Field>
      )}
      {value.length > 0 && (
        <ul aria-label={`Valda: ${label}`} className="divide-y divide-hairline border-y border-hairline">
          {value.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-2 py-1.5">
              <span className="min-w-0 flex-1 basis-24 text-sm">{labelOf(one.id)}</span>
              <Select
                aria-label={`Nivå, ${labelOf(one.id)}`}
                className="min-w-40 flex-1"
                options={levels}
                disabled={isDisabled}
                value={String(one.min_level)}
                onChange={(event) => {
                  const min_level = Number(event.target.value);
                  onChange(value.map((other) => (other.id === one.id ? { ...other, min_level } : other)));
                }}
              />
              <IconButton
                icon={X}
                label={`Ta bort ${labelOf(one.id)}`}
                disabled={isDisabled}
                onClick={() => onChange(value.filter((other) => other.id !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
