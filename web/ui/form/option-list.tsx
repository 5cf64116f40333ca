import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import type { Option } from './option.ts';

interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  activeIndex: number;
  isChosen: (option: Option) => boolean;
  onChoose: (option: Option) => void;
  isMultiple?: boolean | undefined;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * The list that opens under a combobox. The focus stays in the text field, whose aria-activedescendant names the active
 * row.
 */
export function OptionList({ id, label, options, activeIndex, isChosen, onChoose, isMultiple }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[id="${CSS.escape(optionId(id, activeIndex))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);
  return (
    <div
      className="absolute top-full right-0 left-0 z-30 mt-1 max-h-72 animate-fade overflow-y-auto rounded-panel border border-hairline bg-surface py-1 shadow-float"
      ref={list}
    >
      <div id={id} role="listbox" aria-label={label} aria-multiselectable={isMultiple || undefined}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: active by aria-activedescendant, never focused
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the input that owns this list
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={isChosen(option)}
            aria-disabled={option.is_disabled || undefined}
            // Keeps the focus in the text field during a press.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => !option.is_disabled && onChoose(option)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-sm md:min-h-9 md:py-1.5',
              index === activeIndex ? 'bg-sunken' : 'hover:bg-sunken',
              option.is_disabled && 'pointer-events-none opacity-45',
            )}
          >
            <Check aria-hidden="true" className={classNames('size-4 shrink-0', !isChosen(option) && 'invisible')} />
            <span>{option.label}</span>
            {option.hint && <span className="ml-auto text-ink-muted">{option.hint}</span>}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className="px-3 py-2 text-sm text-ink-muted">Inget passar det du skrev.</p>}
    </div>
  );
}
