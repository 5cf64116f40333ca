import { ChevronDown, X } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { IconButton } from './button.tsx';
import { controlClass } from './control-style.ts';
import { type ControlAria, useFieldControl } from './field.tsx';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionList } from './use-option-list.ts';

export interface ComboboxProps extends ControlAria {
  /** Accessible name of the list, for example 'Kommun'. */
  label: string;
  options: readonly Option[];
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Gets the text at each change, so that a parent can look for further options. */
  onType?: ((text: string) => void) | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** True if the user may clear the choice. */
  isClearable?: boolean | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Chooses one entry of a long list by typing. Belongs inside a Field; use with Controller. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    options,
    value,
    onChange,
    onBlur,
    onType,
    placeholder,
    isDisabled,
    isClearable = true,
    name,
    ref,
  } = props;
  const aria = useFieldControl(props);
  const chosen = options.find((option) => option.value === value);
  const list = useOptionList(options, (option) => {
    onChange(option.value);
    list.close();
  });
  const canClear = isClearable && chosen && !isDisabled;
  return (
    <div className="relative">
      <input
        {...aria}
        {...list.inputProps}
        ref={ref}
        name={name}
        type="text"
        disabled={isDisabled}
        placeholder={placeholder}
        value={list.typed ?? chosen?.label ?? ''}
        className={classNames(controlClass, canClear ? 'pr-16' : 'pr-9')}
        onChange={({ target }) => {
          list.type(target.value);
          onType?.(target.value);
        }}
        onClick={list.open}
        onFocus={(event) => event.target.select()}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          // If the text was deleted, the choice is cleared when the focus leaves. Other text is dropped.
          if (list.typed?.trim() === '' && isClearable) onChange(null);
          list.close();
          onBlur?.();
        }}
      />
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
      />
      {canClear && (
        <IconButton
          icon={X}
          label={`Töm ${label.toLocaleLowerCase('sv')}`}
          className="absolute inset-y-0 right-8 my-auto [&_svg]:size-4"
          onClick={() => onChange(null)}
        />
      )}
      {list.isOpen && (
        <OptionList
          id={list.listId}
          label={label}
          options={list.matches}
          activeIndex={list.activeIndex}
          isChosen={(option) => option.value === value}
          onChoose={(option) => {
            onChange(option.value);
            list.close();
          }}
        />
      )}
    </div>
  );
}
