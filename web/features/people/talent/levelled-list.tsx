import { Plus, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { labelOfRank, type Ranked } from '#domain/kernel/vocabulary/notion.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { Select } from '#web/ui/form/select.tsx';

interface Levelled {
  readonly id: string;
  readonly level: number;
}

export interface LevelledListProps {
  label: string;
  hint: string;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** Placeholder of the field that adds an entry: 'Sök och lägg till språk'. */
  placeholder: string;
  options: readonly Option[];
  levels: readonly Ranked[];
  /** Rank of the level of a new entry. */
  firstLevel: number;
  /** Ids of entries that most people need, shown as buttons. */
  suggested?: readonly string[] | undefined;
  value: readonly Levelled[];
  onChange: (value: Levelled[]) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Abilities with levels. The user searches to add an ability, and chooses its level in its row. */
export function LevelledList(props: LevelledListProps) {
  const { label, hint, error, isOptional, placeholder, options, levels, firstLevel, value, onChange, onBlur, ref } =
    props;
  const listId = useId();
  const free = options.filter((option) => !value.some((held) => held.id === option.value));
  const labelOf = (id: string) => options.find((option) => option.value === id)?.label ?? id;
  const add = (id: string | null) => {
    if (id !== null) onChange([...value, { id, level: firstLevel }]);
  };
  const suggested = free.filter((option) => props.suggested?.includes(option.value));
  const levelOptions = levels.map((level) => ({
    value: String(level.rank),
    label: labelOfRank(levels, level.rank) ?? '',
  }));
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint} error={error} isOptional={isOptional}>
        <Combobox
          label={label}
          options={free}
          value={null}
          onChange={add}
          onBlur={onBlur}
          placeholder={placeholder}
          isClearable={false}
          ref={ref}
        />
      </Field>
      {suggested.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {suggested.map((option) => (
            <Button key={option.value} variant="quiet" size="small" icon={Plus} onClick={() => add(option.value)}>
              {option.label}
            </Button>
          ))}
        </div>
      )}
      {value.length > 0 && (
        <ul aria-label={`${label}, valda`} className="divide-y divide-hairline border-y border-hairline">
          {value.map((held) => (
            <li key={held.id} className="flex items-center gap-2 py-2">
              <span id={`${listId}-${held.id}`} className="min-w-0 flex-1">
                {labelOf(held.id)}
              </span>
              <Select
                aria-label={`Nivå, ${labelOf(held.id)}`}
                options={levelOptions}
                value={String(held.level)}
                className="w-36 sm:w-44"
                onChange={(event) =>
                  onChange(
                    value.map((one) => (one.id === held.id ? { ...one, level: Number(event.target.value) } : one)),
                  )
                }
              />
              <IconButton
                icon={X}
                label={`Ta bort ${labelOf(held.id)}`}
                onClick={() => onChange(value.filter((one) => one.id !== held.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
