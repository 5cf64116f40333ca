import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import {
  type Choice,
  type ChoiceKind,
  CONDITIONS_MAX,
  type Condition,
  type ConditionKind,
  type Free,
  isLevelKind,
  type LevelKind,
  SPAN_LIMITS,
  type Span,
} from '#domain/matching/condition.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import type { Option } from '#web/ui/option.ts';
import { Select } from '#web/ui/select.tsx';
import { nameOf } from './condition-words.ts';
import { DaySpan } from './day-span.tsx';
import { NumberSpan } from './number-span.tsx';
import { choiceOptions, levelOptions, placeOptions, radiusOptions } from './wish-options.ts';

export interface WishValuesProps {
  kind: ConditionKind;
  label: string;
  any: readonly Condition[];
  /** Empty when nothing of the kind is asked any more. */
  onChange: (any: readonly Condition[]) => void;
  isDisabled?: boolean | undefined;
  /** False where the last of them stays until the whole wish is removed. */
  canBeEmpty?: boolean | undefined;
}

/** Kinds with so many choices that they are searched in rather than ticked. */
const LONG: ReadonlySet<ConditionKind> = new Set(['category', 'skill', 'language', 'licence', 'dialect', 'place']);

/** What is asked of one kind, any of it being enough: ticks, a list to search in, spans or days. */
export function WishValues(props: WishValuesProps) {
  const { kind } = props;
  if (kind === 'age' || kind === 'height') return <Spans {...props} kind={kind} />;
  if (kind === 'dates') return <Days {...props} />;
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

export interface AddOneProps {
  label: string;
  options: readonly Option[];
  placeholder?: string | undefined;
  onAdd: (id: string) => void;
  isDisabled?: boolean | undefined;
}

/** A list to search in that adds what is chosen and is empty again. */
export function AddOne({ label, options, placeholder, onAdd, isDisabled }: AddOneProps) {
  return (
    <Field label={label}>
      <Combobox
        label={label}
        options={options}
        value={null}
        placeholder={placeholder ?? 'Sök och lägg till'}
        isDisabled={isDisabled}
        onChange={(id) => id !== null && onAdd(id)}
      />
    </Field>
  );
}

export interface DegreeProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  isDisabled?: boolean | undefined;
}

/** How much of it: the least level of a skill or language, how far from a municipality. Nothing for the others. */
export function Degree({ condition, onChange, isDisabled }: DegreeProps) {
  if (condition.kind === 'place') {
    if (!municipalities.has(condition.id)) return null;
    return (
      <Select
        aria-label={`Avstånd, ${nameOf(condition)}`}
        className="min-w-36 flex-1"
        options={radiusOptions(condition.radius_km)}
        disabled={isDisabled}
        value={String(condition.radius_km ?? '')}
        onChange={({ target }) => {
          const { kind, id } = condition;
          onChange(target.value === '' ? { kind, id } : { kind, id, radius_km: Number(target.value) });
        }}
      />
    );
  }
  return isChoice(condition) && isLevelKind(condition.kind) ? (
    <Select
      aria-label={`Nivå, ${nameOf(condition)}`}
      className="min-w-44 flex-1"
      options={levelOptions(condition.kind satisfies LevelKind)}
      disabled={isDisabled}
      value={String(condition.min_level ?? 1)}
      onChange={({ target }) => {
        const { kind, id } = condition;
        onChange(target.value === '1' ? { kind, id } : { kind, id, min_level: Number(target.value) });
      }}
    />
  ) : null;
}

const isChoice = (condition: Condition): condition is Choice => 'id' in condition && condition.kind !== 'place';

function Spans({ kind, label, any, onChange, isDisabled }: WishValuesProps & { kind: Span['kind'] }) {
  const spans = any.filter((one): one is Span => one.kind === kind);
  const { min: least, max: most } = SPAN_LIMITS[kind];
  return (
    <Alternatives
      values={spans}
      onChange={onChange}
      addLabel={kind === 'age' ? 'Eller en annan ålder' : 'Eller en annan längd'}
      isDisabled={isDisabled}
      row={(span, put, at) => (
        <NumberSpan
          label={at === 0 ? label : `${label}, eller`}
          unit={kind === 'age' ? 'år' : 'cm'}
          least={least}
          most={most}
          min={span?.min}
          max={span?.max}
          isDisabled={isDisabled}
          onChange={(min, max) =>
            put(
              min === undefined && max === undefined
                ? undefined
                : { kind, ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
            )
          }
        />
      )}
    />
  );
}

function Days({ label, any, onChange, isDisabled }: WishValuesProps) {
  return (
    <Alternatives
      values={any.filter((one): one is Free => one.kind === 'dates')}
      onChange={onChange}
      addLabel="Eller andra dagar"
      isDisabled={isDisabled}
      row={(value, put, at) => (
        <DaySpan label={at === 0 ? label : `${label}, eller`} value={value} isDisabled={isDisabled} onChange={put} />
      )}
    />
  );
}

interface AlternativesProps<Value extends Condition> {
  values: readonly Value[];
  onChange: (values: readonly Value[]) => void;
  addLabel: string;
  row: (value: Value | undefined, put: (value: Value | undefined) => void, at: number) => React.ReactNode;
  isDisabled: boolean | undefined;
}

/** Rows of spans with 'eller' between them; there is always one to write in. */
function Alternatives<Value extends Condition>(props: AlternativesProps<Value>) {
  const { values, onChange, addLabel, row, isDisabled } = props;
  const [isAdding, setIsAdding] = useState(false);
  const count = Math.max(1, values.length + (isAdding ? 1 : 0));
  const put = (at: number) => (value: Value | undefined) => {
    if (at >= values.length) setIsAdding(false);
    const kept = value === undefined ? [] : [value];
    onChange([...values.slice(0, at), ...kept, ...values.slice(at + 1)]);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what is typed in it must not move with the value
        <div key={at} className="w-full">
          {row(values[at], put(at), at)}
        </div>
      ))}
      {values.length > 0 && !isAdding && !isDisabled && (
        <Button size="small" variant="quiet" icon={Plus} className="-ml-3" onClick={() => setIsAdding(true)}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
