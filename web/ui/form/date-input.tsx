import type { ChangeEvent, ComponentProps } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { caretAfterFormatting, DATE_LENGTH, formatDateTyping, formatTimeTyping } from './date-typing.ts';
import { TextInput } from './text-input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'prefix'>;

function formatInPlace(event: ChangeEvent<HTMLInputElement>, format: (typed: string) => string) {
  const input = event.target;
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const caret = caretAfterFormatting(value, selectionStart ?? value.length, formatted);
  input.value = formatted;
  input.setSelectionRange(caret, caret);
}

/**
 * A day as ÅÅÅÅ-MM-DD: the user types digits, and the field inserts the dashes. The value is an ISO day; works with
 * `register`.
 */
export function DateInput({ onChange, className, ...rest }: Props) {
  return (
    <TextInput
      placeholder="ÅÅÅÅ-MM-DD"
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      maxLength={DATE_LENGTH}
      className={classNames('max-w-44 tabular', className)}
      onChange={(event) => {
        formatInPlace(event, formatDateTyping);
        onChange?.(event);
      }}
    />
  );
}

/** A time of day as TT:MM. Works with `register`. */
export function TimeInput({ onChange, className, ...rest }: Props) {
  return (
    <TextInput
      placeholder="TT:MM"
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      maxLength={5}
      className={classNames('max-w-28 tabular', className)}
      onChange={(event) => {
        formatInPlace(event, formatTimeTyping);
        onChange?.(event);
      }}
    />
  );
}
