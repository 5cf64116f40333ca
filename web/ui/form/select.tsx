import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { controlClass } from './control-style.ts';
import { useFieldControl } from './field.tsx';
import type { Option } from './option.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'children'> {
  options: readonly Option[];
  /** Label of a first choice with an empty value, such as 'Välj kommun'. */
  placeholder?: string | undefined;
}

/**
 * The browser's own select in the style of the other fields, for up to about fifteen options. Works with `register`.
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const aria = useFieldControl(rest);
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} {...aria} className={classNames(controlClass, 'appearance-none pr-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.is_disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
      />
    </span>
  );
}
