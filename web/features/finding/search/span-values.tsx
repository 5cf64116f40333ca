import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Condition, type Free, SPAN_LIMITS, type Span } from '#domain/finding/matching/condition.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DaySpan } from './day-span.tsx';
import { NumberSpan } from './number-span.tsx';

export interface SpanValuesProps {
  label: string;
  any: readonly Condition[];
  onChange: (any: readonly Condition[]) => void;
  isDisabled?: boolean | undefined;
}

/** Alternative spans of playing ages or heights. */
export function NumberSpans({ kind, label, any, onChange, isDisabled }: SpanValuesProps & { kind: Span['kind'] }) {
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

/** Alternative spans of days on which the person is free. */
export function DaySpans({ label, any, onChange, isDisabled }: SpanValuesProps) {
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
  row: (value: Value | undefined, put: (value: Value | undefined) => void, at: number) => ReactNode;
  isDisabled: boolean | undefined;
}

/** Rows of spans with 'eller' between them. Without a span there is one empty row. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its position; typed text must not move with the value
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
