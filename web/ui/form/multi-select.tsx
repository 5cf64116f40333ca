import type { Ref } from 'react';
import { RemovableChip } from '#web/ui/list/filter-chips.tsx';
import { controlClass } from './control-style.ts';
import { type ControlAria, useFieldControl } from './field.tsx';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionList } from './use-option-list.ts';

export interface MultiSelectProps extends ControlAria {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Chooses several entries of a list, shown as chips above a search field. Backspace in the empty field removes the last
 * chip.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, onBlur, placeholder = 'Sök och lägg till', isDisabled, ref } = props;
  const aria = useFieldControl(props);
  const choose = (option: Option) => {
    onChange(value.includes(option.value) ? value.filter((one) => one !== option.value) : [...value, option.value]);
    // Empties the search text; the list stays open for the next choice.
    list.type('');
  };
  const list = useOptionList(options, choose);
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return (
    <div>
      {value.length > 0 && (
        <ul aria-label={`Valda: ${label}`} className="mb-2 flex flex-wrap gap-1.5">
          {value.map((one) => (
            <li key={one}>
              <RemovableChip
                label={labelOf(one)}
                isDisabled={isDisabled}
                onRemove={() => onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...aria}
          {...list.inputProps}
          ref={ref}
          type="text"
          disabled={isDisabled}
          placeholder={placeholder}
          value={list.typed ?? ''}
          className={controlClass}
          onChange={(event) => list.type(event.target.value)}
          onClick={list.open}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && !list.typed && value.length > 0) onChange(value.slice(0, -1));
            list.onKeyDown(event);
          }}
          onBlur={() => {
            list.close();
            onBlur?.();
          }}
        />
        {list.isOpen && (
          <OptionList
            id={list.listId}
            label={label}
            options={list.matches}
            activeIndex={list.activeIndex}
            isMultiple
            isChosen={(option) => value.includes(option.value)}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  );
}
