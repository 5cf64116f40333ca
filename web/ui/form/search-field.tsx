import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { IconButton } from './button.tsx';
import { controlBox, controlClass } from './control-style.ts';
import { useFieldControl } from './field.tsx';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'size'> {
  /** Accessible name; the placeholder may be an example. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  isBusy?: boolean | undefined;
  /** 'large' for the main search of a screen. */
  size?: 'normal' | 'large' | undefined;
}

/** A search field. `onChange` is called at every key, and Escape empties the field. */
export function SearchField({ label, value, onChange, isBusy, size = 'normal', className, ...rest }: SearchFieldProps) {
  const aria = useFieldControl(rest);
  const Icon = isBusy ? Spinner : Search;
  const isLarge = size === 'large';
  return (
    <search className={classNames('relative block', className)}>
      <Icon
        aria-hidden="true"
        className={classNames('absolute inset-y-0 my-auto text-ink-muted', isLarge ? 'left-4 size-5' : 'left-3 size-4')}
      />
      <input
        {...rest}
        {...aria}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') onChange('');
          rest.onKeyDown?.(event);
        }}
        className={classNames(
          isLarge ? controlBox : controlClass,
          'appearance-none [&::-webkit-search-cancel-button]:hidden',
          isLarge ? 'h-14 pr-12 pl-12 text-base md:text-lg' : 'pr-11 pl-9',
        )}
      />
      {value !== '' && (
        <IconButton
          icon={X}
          label="Töm sökningen"
          className="absolute inset-y-0 right-0.5 my-auto"
          onClick={() => onChange('')}
        />
      )}
    </search>
  );
}
