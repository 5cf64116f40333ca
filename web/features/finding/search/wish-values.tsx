import { X } from 'lucide-react';
import {
  type ChoiceKind,
  CONDITIONS_MAX,
  type Condition,
  type ConditionKind,
} from '#domain/finding/matching/condition.ts';
import { nameOf } from '#texts/finding/condition-words.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { AddOne } from './add-one.tsx';
import { Degree } from './degree.tsx';
import { DaySpans, NumberSpans } from './span-values.tsx';
import { choiceOptions, placeOptions } from './wish-options.ts';

export interface WishValuesProps {
  kind: ConditionKind;
  label: string;
  any: readonly Condition[];
  /** Called with the new values; the list may be empty. */
  onChange: (any: readonly Condition[]) => void;
  isDisabled?: boolean | undefined;
  /** False if the last value cannot be removed, only the whole wish. */
  canBeEmpty?: boolean | undefined;
}

/** Kinds with too many choices for ticks: the user searches in a list. */
const LONG: ReadonlySet<ConditionKind> = new Set(['category', 'skill', 'language', 'licence', 'dialect', 'place']);

/** The alternative values of one kind: ticks, a searchable list, spans or days. */
export function WishValues(props: WishValuesProps) {
  const { kind } = props;
  if (kind === 'age' || kind === 'height') return <NumberSpans {...props} kind={kind} />;
  if (kind === 'dates') return <DaySpans {...props} />;
  if (kind === 'place' || LONG.has(kind)) return <LongList {...props} kind={kind} />;
  return <Ticks {...props} kind={kind} />;
}

function Ticks({ kind, label, any, onChange, isDisabled, canBeEmpty = true }: WishValuesProps & { kind: ChoiceKind }) {
  const has = (id: string) => any.some((one) => one.kind === kind && one.id === id);
  const without = (id: string) => any.filter((one) => one.kind !== kind || one.id !== id);
  return (
    <FieldGroup label={label}>
      <div className="grid grid-cols-2 gap-x-4">
        {choiceOptions(kind).map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            disabled={isDisabled || (!canBeEmpty && any.length === 1 && has(value))}
            checked={has(value)}
            onChange={(event) => onChange(event.target.checked ? [...any, { kind, id: value }] : without(value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function LongList({
  kind,
  label,
  any,
  onChange,
  isDisabled,
  canBeEmpty = true,
}: WishValuesProps & { kind: ChoiceKind | 'place' }) {
  const options = kind === 'place' ? placeOptions : choiceOptions(kind);
  const left = options.filter(({ value }) => !any.some((one) => 'id' in one && one.id === value));
  const put = (at: number, next: Condition) => onChange(any.map((one, index) => (index === at ? next : one)));
  const add = (
    <AddOne
      label={any.length > 0 ? 'eller' : label}
      options={left}
      isDisabled={isDisabled}
      onAdd={(id) => onChange([...any, { kind, id }])}
    />
  );
  if (any.length === 0) return add;
  return (
    <FieldGroup label={label}>
      <ul aria-label={`Valda: ${label}`} className="divide-y divide-hairline border-y border-hairline">
        {any.map((one, at) => (
          <li key={'id' in one ? one.id : at} className="flex flex-wrap items-center gap-x-2 py-1.5">
            <span className="min-w-0 flex-1 basis-24 text-sm">
              {at > 0 && <span className="text-ink-muted">eller </span>}
              {nameOf(one)}
            </span>
            <Degree condition={one} isDisabled={isDisabled} onChange={(next) => put(at, next)} />
            {(canBeEmpty || any.length > 1) && (
              <IconButton
                icon={X}
                label={`Ta bort ${nameOf(one)}`}
                disabled={isDisabled}
                onClick={() => onChange(any.filter((_, other) => other !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      {any.length < CONDITIONS_MAX && add}
    </FieldGroup>
  );
}
