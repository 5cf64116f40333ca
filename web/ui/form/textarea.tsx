import { type ComponentProps, useState } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { controlClass } from './control-style.ts';
import { useFieldControl } from './field.tsx';

/**
 * A text field that grows with its text. With `maxLength` it shows the number of typed characters, which screen readers
 * announce above 90 per cent.
 */
export function Textarea({ className, maxLength, onChange, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const aria = useFieldControl(rest);
  const [typedLength, setTypedLength] = useState(0);
  const length = typeof rest.value === 'string' ? rest.value.length : typedLength;
  return (
    <div>
      <textarea
        {...rest}
        {...aria}
        rows={rows}
        maxLength={maxLength}
        className={classNames(controlClass, 'block resize-y [field-sizing:content]', className)}
        style={{ minHeight: `${rows * 1.5 + 1}rem`, ...rest.style }}
        onChange={(event) => {
          setTypedLength(event.target.value.length);
          onChange?.(event);
        }}
      />
      {maxLength !== undefined && (
        <p
          aria-live={length > maxLength * 0.9 ? 'polite' : 'off'}
          className="mt-1 text-right text-xs tabular text-ink-muted"
        >
          {length} av {maxLength} tecken
        </p>
      )}
    </div>
  );
}
