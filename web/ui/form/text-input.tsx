import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { controlClass } from './control-style.ts';
import { useFieldControl } from './field.tsx';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** Short unit after the value, such as 'cm' or 'kr'. */
  suffix?: ReactNode;
}

/** One line of text. Works with `register` from react-hook-form. */
export function TextInput({ suffix, className, type = 'text', ...rest }: TextInputProps) {
  const aria = useFieldControl(rest);
  const input = (
    <input
      {...rest}
      {...aria}
      type={type}
      className={classNames(controlClass, Boolean(suffix) && 'pr-14', className)}
    />
  );
  if (!suffix) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-muted"
      >
        {suffix}
      </span>
    </span>
  );
}
