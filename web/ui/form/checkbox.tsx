import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { FieldError, useFieldControl } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** True if only some of the items that the box stands for are chosen. */
  isMixed?: boolean | undefined;
}

/** A checkbox with its label. Works with `register`. */
export function Checkbox({
  label,
  isLabelHidden,
  hint,
  error,
  isMixed = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const errorId = `${ownId}-error`;
  const hintId = `${ownId}-hint`;
  const aria = useFieldControl({
    ...rest,
    id: rest.id ?? ownId,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label
        className={classNames(
          'group inline-flex items-start gap-3 text-sm has-disabled:text-ink-muted',
          isLabelHidden ? 'p-1' : 'py-2 pointer-coarse:py-3',
        )}
      >
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            {...aria}
            ref={(element) => {
              if (element) element.indeterminate = isMixed;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }}
            type="checkbox"
            className={
              'peer size-5 appearance-none rounded-control border border-hairline-strong bg-surface transition-colors duration-(--quick) ' +
              'checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink group-hover:border-ink ' +
              'disabled:border-hairline disabled:bg-sunken disabled:checked:bg-hairline-strong aria-invalid:border-lost'
            }
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-3.5 text-ink-inverse peer-checked:block peer-indeterminate:hidden"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-3.5 text-ink-inverse peer-indeterminate:block"
          />
        </span>
        <span className={isLabelHidden ? 'sr-only' : 'leading-5'}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 pl-8 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
