import { classNames } from '#web/ui/text/class-names.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'suffix' | 'inputMode'> {
  /** Shown after the number: 'cm', 'kg', 'år', 'st'. Repeat it in the label unless it is obvious. */
  unit?: string | undefined;
  hasDecimals?: boolean | undefined;
}

/**
 * A field for a number with its unit. It is a text field with a number keyboard: type=number changes values on
 * scrolling and silently drops letters. With react-hook-form: `register(name, { setValueAs: parseNumber })`.
 */
export function NumberInput({ unit, hasDecimals = false, className, ...rest }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      suffix={unit}
      className={classNames('tabular', className)}
    />
  );
}
