import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { controlBox } from '#web/ui/form/control-style.ts';
import { Field, useFieldControl } from '#web/ui/form/field.tsx';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { PLACEHOLDER } from './search-examples.ts';
import { TEXT_MAX } from './search-url.ts';

export interface BriefFieldProps {
  value: string;
  onType: (value: string) => void;
  /** Called on Enter, which searches without waiting for a pause in the typing. */
  onSearch: () => void;
  onClear: () => void;
  isBusy: boolean;
  /** The field, for callers that move the focus to it when the focused element disappears. */
  control: RefObject<HTMLTextAreaElement | null>;
}

/** A description of the wanted person in plain Swedish: a word, a sentence or a pasted brief. */
export function BriefField({ value, ...rest }: BriefFieldProps) {
  const length = value.trim().length;
  const tooLong =
    length > TEXT_MAX
      ? `Texten är ${formatNumber(length)} tecken. Vi läser de första ${formatNumber(TEXT_MAX)}, så korta den till det som säger vem du söker.`
      : undefined;
  return (
    <search>
      <Field label={<span className="voice-serif text-heading">Vem söker du?</span>} error={tooLong}>
        <Box value={value} {...rest} />
      </Field>
      <p className="mt-1.5 hidden text-sm text-ink-muted md:pointer-fine:block">
        Enter söker direkt, Skift + Enter ger ny rad, <kbd className="font-sans">/</kbd> leder hit och Esc tömmer.
      </p>
    </search>
  );
}

function Box({ value, onType, onSearch, onClear, isBusy, control: ref }: BriefFieldProps) {
  const aria = useFieldControl({});
  useSlash(() => ref.current?.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    // While the user composes a character, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onSearch();
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      onClear();
    }
  };
  const Icon = isBusy ? Spinner : Search;
  return (
    <div className="relative">
      <Icon aria-hidden="true" className="absolute top-4 left-4 size-5 text-ink-muted" />
      <textarea
        {...aria}
        ref={ref}
        rows={1}
        value={value}
        placeholder={PLACEHOLDER}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          controlBox,
          'block max-h-48 min-h-14 resize-none overflow-y-auto py-3.5 pr-12 pl-12 text-base leading-7 [field-sizing:content] md:text-lg',
        )}
      />
      {value !== '' && (
        <IconButton
          icon={X}
          label="Töm fältet"
          className="absolute top-1.5 right-1.5 md:pointer-fine:top-2.5 md:pointer-fine:right-2.5"
          onClick={() => {
            onClear();
            ref.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** '/' focuses the field, unless the user is typing elsewhere. */
function useSlash(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const isWrittenIn =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (isWrittenIn) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
