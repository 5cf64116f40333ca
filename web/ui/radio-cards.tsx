import { RadioGroup } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldGroup } from './field.tsx';
import type { Option } from './option.ts';

export interface RadioCardsProps {
  label: ReactNode;
  options: readonly Option[];
  value: string | null | undefined;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Cards side by side from tablet width. */
  columns?: 1 | 2 | 3 | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** One choice among few, each with room to say what it means. Use with Controller. */
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
  return (
    <FieldGroup label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <RadioGroup.Root
        ref={ref}
        name={name}
        value={value ?? ''}
        onValueChange={onChange}
        onBlur={onBlur}
        disabled={isDisabled}
        aria-label={typeof label === 'string' ? label : undefined}
        className={classNames(
          'grid gap-px overflow-hidden rounded-panel border border-hairline bg-hairline',
          columnClass[columns],
        )}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.is_disabled}
            className={
              'group flex min-h-11 items-start gap-3 bg-paper px-4 py-3 text-left text-sm transition-colors duration-(--quick) ' +
              'hover:bg-surface focus-visible:-outline-offset-2 data-[state=checked]:bg-surface disabled:bg-sunken disabled:text-ink-muted'
            }
          >
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-hairline-strong group-data-[state=checked]:border-ink">
              <span className="hidden size-2 rounded-full bg-ink group-data-[state=checked]:block" />
            </span>
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="mt-0.5 block text-ink-muted">{option.hint}</span>}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </FieldGroup>
  );
}
