import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { FieldGroup } from './field.tsx';
import type { Option } from './option.ts';

export interface RadioCardsProps {
  label: ReactNode;
  options: readonly Option[];
  value: string | null | undefined;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Number of cards side by side on tablets and wider screens. */
  columns?: 1 | 2 | 3 | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Lets a form focus its first error. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** Chooses one of a few options, each with an explanation. Use with Controller. */
export function RadioCards(props: RadioCardsProps) {
  const {
    label,
    options,
    value,
    onChange,
    hint,
    error,
    columns = 1,
    isDisabled,
    isLabelHidden,
    name,
    onBlur,
    ref,
  } = props;
  const ownName = useId();
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
      (inputs.find((input) => input.checked) ?? inputs[0])?.focus();
    },
  }));
  return (
    <FieldGroup label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <div
        ref={group}
        className={classNames(
          'grid gap-px overflow-hidden rounded-panel border border-hairline bg-hairline',
          columnClass[columns],
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'relative flex min-h-11 items-start gap-3 bg-paper px-4 py-3 text-left text-sm transition-colors duration-(--quick) ' +
              'hover:bg-surface has-checked:bg-surface has-disabled:bg-sunken has-disabled:text-ink-muted'
            }
          >
            {/* The input covers the whole card, so that the whole card shows the focus. */}
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              disabled={isDisabled || option.is_disabled}
              className="peer absolute inset-0 appearance-none focus-visible:-outline-offset-2"
            />
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-hairline-strong peer-checked:border-ink *:hidden peer-checked:*:block">
              <span className="size-2 rounded-full bg-ink" />
            </span>
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="mt-0.5 block text-ink-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
