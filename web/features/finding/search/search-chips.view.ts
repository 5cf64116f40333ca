import type { ReadText, TalentResults } from '#contract/finding/search.ts';
import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { placesPhrase } from '#texts/finding/condition-words.ts';
import { DAY_WORDS, PAY_WORDS, VOICE_WORDS } from '#texts/finding/note-words.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { formatDaySpan, formatOre } from '#texts/kernel/format.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** A chip under the search field. The user's own wishes come first, then the chips of the text in its order. */
export type SearchChip =
  /**
   * `at` is the position among own wishes and wishes from the text together. `at` and `id` do not change when the text
   * is turned into own wishes.
   */
  | { readonly kind: 'wish'; readonly id: string; readonly at: number; readonly wish: Wish; readonly label: string }
  /** Text that is not a wish: words to search ('word'), or words that the search ignores ('unread'). */
  | {
      readonly kind: 'word' | 'unread';
      readonly id: string;
      readonly label: string;
      /** The effect of the text on the search. */
      readonly fate: string;
      readonly start: number;
      readonly end: number;
    }
  /** Text about the role, not the person: a fee, an audition day and the like. */
  | { readonly kind: 'note'; readonly id: string; readonly label: string };

export type WishChip = Extract<SearchChip, { kind: 'wish' }>;
export type TextChip = Extract<SearchChip, { kind: 'word' | 'unread' }>;

/** A reading whose wishes have the domain's type. */
export type ReadBrief = Omit<ReadText, 'wishes'> & { readonly wishes: readonly Wish[] };

type Part = ReadText['parts'][number];
type Note = ReadText['notes'][number];

/** Words that no profile has, each with the similar words searched instead, if any. */
export type Instead = TalentResults['instead'];

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('sv').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that the search skips: no profile has them or a similar word, and the query has other wishes or words. */
export function skippedWords(query: TalentQuery, reading: ReadBrief, instead: Instead): ReadonlySet<string> {
  const unlike = new Set(instead.filter(({ searched }) => searched.length === 0).map(({ typed }) => typed));
  const isMoreAsked = query.wishes.length > 0 || reading.wishes.length > 0;
  return isMoreAsked || wordsOf(reading.words).some((word) => !unlike.has(word)) ? unlike : new Set();
}

/** The chips of a query and its reading; `skipped` are the words that the search skips. */
export function searchChips(
  query: TalentQuery,
  reading: ReadBrief,
  skipped: ReadonlySet<string> = new Set(),
): SearchChip[] {
  const chips: SearchChip[] = query.wishes.map((wish, at) => wishChip(wish, at));
  const notes = [...reading.notes];
  const shown = new Set<number>();
  const fate = reading.words_demand === 'must' ? 'söks som ord' : 'lyfter den som har ordet';
  for (const part of joinUnread(reading.parts)) {
    const { start, end } = part;
    const label = query.text.slice(start, end).trim();
    const wish = part.wish === undefined ? undefined : reading.wishes[part.wish];
    if (part.kind === 'wish' && wish && part.wish !== undefined && !shown.has(part.wish)) {
      shown.add(part.wish);
      chips.push(wishChip(wish, query.wishes.length + part.wish));
    } else if (part.kind === 'note') {
      const note = notes.shift();
      // Several days in one list come from the same part of the text, so the position alone is not unique.
      const id = `note ${start} ${notes.length}`;
      chips.push({ kind: 'note', id, label: note ? noteLabel(note) : label });
    } else if (part.kind === 'free' && label) {
      const isSkipped = wordsOf(label).every((word) => skipped.has(word));
      chips.push({ kind: 'word', id: `word ${start}`, label, fate: isSkipped ? 'hoppas över' : fate, start, end });
    } else if (part.kind === 'unread' && label) {
      chips.push({
        kind: 'unread',
        id: `unread ${start}`,
        label: label.replace(/[\s.,;:]+$/, ''),
        fate: 'läses inte som önskemål',
        start,
        end,
      });
    }
  }
  // A text of filler words only ('Hans') is searched as words, but its parts have made no chip of the kind 'word'.
  if (reading.words && !chips.some(({ kind }) => kind === 'word')) {
    chips.push({ kind: 'word', id: 'word', label: reading.words, fate, start: 0, end: query.text.length });
  }
  return chips;
}

const wishChip = (wish: Wish, at: number): WishChip => ({
  kind: 'wish',
  id: `wish ${at}`,
  at,
  wish,
  label: wishLabel(wish),
});

/** Joins unread parts that only filler words separate: a story becomes one chip, not ten. */
function joinUnread(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'glue') continue;
    if (part.kind === 'unread' && last?.kind === 'unread') joined[joined.length - 1] = { ...last, end: part.end };
    else joined.push(part);
  }
  return joined;
}

function noteLabel(note: Note): string {
  switch (note.kind) {
    case 'days':
      return `${DAY_WORDS[note.use]} ${formatDaySpan(note.from, note.to)}`;
    case 'voice':
      return `Stämma: ${VOICE_WORDS[note.id]}`;
    case 'pay':
      return PAY_WORDS[note.id];
    case 'workplace':
      return `Arbetsplats: ${placesPhrase(note.any)}`;
    default:
      return amountLabel(note);
  }
}

/** 'Arvode 2 000–3 000 kr', '3 personer'. The server reads fees in whole kronor. */
function amountLabel({ kind, min, max }: Extract<Note, { kind: 'fee' | 'headcount' }>): string {
  const [low, high] = [min ?? max, max ?? min];
  if (low === undefined || high === undefined) return kind === 'fee' ? 'Arvode' : 'Antal';
  if (kind === 'fee') {
    return `Arvode ${low === high ? '' : `${formatNumber(low)}–`}${formatOre(kronor(high))}`;
  }
  const amount = low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`;
  return `${amount} ${high === 1 ? 'person' : 'personer'}`;
}

/**
 * Sentences about words that no profile has: 'Ingen har ”annderson”. Visar ”andersson”.' Words without a similar word
 * share one sentence.
 */
export function insteadTexts(instead: Instead, skipped: ReadonlySet<string>): string[] {
  const quoted = (words: readonly string[], tie: string) => {
    const all = words.map((word) => `”${word}”`);
    return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(` ${tie} `);
  };
  const likened = instead.filter(({ searched }) => searched.length > 0);
  const unlike = instead.filter(({ searched }) => searched.length === 0).map(({ typed }) => typed);
  const what = unlike.length === 1 ? 'det ordet' : 'de orden';
  const passedOver = unlike.some((word) => skipped.has(word)) ? `, så ${what} hoppas över` : '';
  return [
    ...likened.map(({ typed, searched }) => `Ingen har ”${typed}”. Visar ${quoted(searched, 'och')}.`),
    ...(unlike.length > 0 ? [`Ingen har ${quoted(unlike, 'eller')} i sin profil${passedOver}.`] : []),
  ];
}
