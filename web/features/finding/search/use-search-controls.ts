import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReadText } from '#contract/finding/search.ts';
import { type TalentQuery, WISHES_MAX } from '#domain/finding/matching/condition.ts';
import { useFieldText } from '#web/ui/form/settled-text.ts';
import type { StepOptions } from '#web/ui/frame/location.ts';
import { dismissToast, showToast } from '#web/ui/overlay/toast-store.ts';
import { NO_QUERY } from './no-query.ts';
import { skippedWords } from './search-chips.view.ts';
import { askedText, NO_SEARCH, type SearchState, writeSearch } from './search-url.ts';
import { talentsQuery, useTalents } from './use-search.ts';

export type OnState = (next: SearchState, options?: StepOptions) => void;

const wordsOnly = (words: string): ReadText => ({
  wishes: [],
  parts: words ? [{ start: 0, end: words.length, kind: 'free' }] : [],
  words,
  words_demand: 'must',
  notes: [],
});

interface KnownReading {
  readonly text: string;
  readonly reading: ReadText;
}

/**
 * The reading to show until the server has read a new text: normally the last reading, with its own text. If the new
 * text is only the words that the last reading left over, the wishes of that reading have become own wishes; showing
 * that reading too would show each wish twice.
 */
function expectedReading(known: KnownReading, text: string): KnownReading {
  if (text === known.text) return known;
  return text === '' || text === known.reading.words ? { text, reading: wordsOnly(text) } : known;
}

export interface ChangeOptions {
  /** True if the change replaces the present history entry, so that 'back' skips it. */
  replace?: boolean | undefined;
  /** Text of a toast about a removed wish, with 'Ångra'. */
  said?: string | undefined;
}

/** Makes the next query from the present one and the reading of its text. */
export type MakeQuery = (query: TalentQuery, reading: ReadText) => TalentQuery;

/**
 * The search of a screen: its matches, the text in the field, the reading of the text, and the functions that change
 * the search.
 */
export function useSearchControls(state: SearchState, onState: OnState, projectId: string | undefined) {
  const client = useQueryClient();
  const talents = useTalents(state, projectId);
  const { text } = state.query;
  const withText = (next: string): SearchState => ({ ...state, query: { ...state.query, text: next }, page: 1 });
  const field = useFieldText(text, (next) => onState(withText(next), { replace: true }), askedText);

  const [known, setKnown] = useState<KnownReading>({ text: '', reading: wordsOnly('') });
  const isFresh = talents.data !== undefined && !talents.isPlaceholderData;
  const read = isFresh ? { text, reading: talents.data.reading } : expectedReading(known, text);
  if (read.text !== known.text || read.reading !== known.reading) setKnown(read);

  const [undo, undone] = useUndo(state, onState);

  const go = (next: TalentQuery, { replace, said }: ChangeOptions) => {
    const after = { ...state, query: next, page: 1 };
    if (said) undo(said, after);
    // Typed text that has not been sent becomes a history entry of its own, so that 'back' leads to it.
    const asked = askedText(field.typed);
    if (asked !== text && !replace) onState(withText(asked), { replace: true });
    field.put(next.text);
    onState(after, { replace });
  };

  const change = async (make: MakeQuery, options: ChangeOptions = {}) => {
    const asked = withText(askedText(field.typed));
    const isRead = asked.query.text === read.text;
    const reading = isRead
      ? read.reading
      : (await client.fetchQuery(talentsQuery(asked, projectId)).catch(() => undefined))?.reading;
    // If the text could not be read, the results show the failure.
    if (!reading) return;
    const next = make(asked.query, reading);
    // Own wishes and those of a long text together may exceed the limit.
    if (next.wishes.length > WISHES_MAX) {
      showToast(`Högst ${WISHES_MAX} önskemål åt gången. Ta bort några först.`, { tone: 'lost' });
    } else go(next, options);
  };

  const query = { ...state.query, text: read.text };
  // Words without a match stay listed as long as they are in the typed text, so that nothing moves during a new search.
  const current = askedText(field.typed).toLocaleLowerCase('sv');
  const instead = (talents.data?.instead ?? []).filter(({ typed }) => current.includes(typed));

  return {
    talents,
    field,
    /** Words of the text without a match. */
    instead,
    /** The words without a match that the search skips. */
    skipped: skippedWords(query, read.reading, instead),
    /** The present query with the text that `reading` belongs to. */
    query,
    reading: read.reading,
    /** False until the server has read the first text of the screen: the wishes are not known yet. */
    isRead: text === '' || talents.data !== undefined,
    /** True while the shown people belong to an earlier search, or typed text has not been sent. */
    isBusy: talents.isPlaceholderData || askedText(field.typed) !== text,
    change,
    /** Number of times that the user has pressed 'Ångra'. */
    undone,
    clear: () => {
      const after = { ...NO_SEARCH, order: state.order };
      undo('Sökningen är rensad', after);
      field.put('');
      onState(after);
    },
    clearText: () => {
      field.put('');
      onState(withText(''));
    },
    ask: (example: string) => {
      field.put(example);
      onState({ ...state, query: { ...NO_QUERY, text: example }, page: 1 });
    },
  };
}

export type SearchControls = ReturnType<typeof useSearchControls>;

/** Shows a toast about a removal, with 'Ångra', until the search changes again or the user leaves the screen. */
function useUndo(state: SearchState, onState: OnState) {
  const [undone, setUndone] = useState(0);
  const latest = useRef(onState);
  const said = useRef<{ readonly toast: string; readonly after: string }>(undefined);
  const address = addressOf(state);
  const forget = () => {
    if (said.current) dismissToast(said.current.toast);
    said.current = undefined;
  };
  useEffect(() => {
    latest.current = onState;
  });
  // Dismisses the toast after another change: 'Ångra' would discard that change too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forget only reads refs, so the function of any render works
  useEffect(() => {
    if (said.current && said.current.after !== address) forget();
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: forget only reads refs; runs on unmount
  useEffect(() => forget, []);
  const undo = (words: string, after: SearchState) => {
    forget();
    const onChoose = () => {
      latest.current(state);
      setUndone((times) => times + 1);
    };
    const toast = showToast(words, { tone: 'info', action: { label: 'Ångra', onChoose } });
    said.current = { toast, after: addressOf(after) };
  };
  return [undo, undone] as const;
}

const addressOf = (state: SearchState) => writeSearch(state).toString();
