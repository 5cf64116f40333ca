import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { controlBox } from './control-style.ts';
import { useFieldControl } from './field.tsx';

const CODE_LENGTH = 6;

export interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  /** Called when all six digits are there, so that the user need not press a button. */
  onComplete?: ((code: string) => void) | undefined;
}

/** A six-digit code from a mail or an app. A single input, so that pasting and the phone's own suggestion work. */
export function CodeInput({ onComplete, onChange, className, ...rest }: CodeInputProps) {
  const aria = useFieldControl(rest);
  return (
    <input
      {...rest}
      {...aria}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      placeholder="000000"
      className={classNames(
        controlBox,
        'h-16 max-w-72 text-center pl-[calc(0.75rem+0.35em)] text-3xl tracking-[0.35em] tabular placeholder:text-hairline-strong placeholder:opacity-50',
        className,
      )}
      // maxLength would cut a pasted '123 456' before the space is removed.
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH);
        if (event.target.value !== digits) event.target.value = digits;
        onChange?.(event);
        if (digits.length === CODE_LENGTH) onComplete?.(digits);
      }}
    />
  );
}
