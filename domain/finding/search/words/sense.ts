import type { Slot } from '#domain/finding/search/reading.ts';

/** One meaning of a word or phrase of the lexicon. A word may have several: sångerska is a trade and a gender. */
export type Sense = {
  /**
   * A slot, or a class that only the grammar knows: an age word, all genders, a colour, a thing that is only ever ruled
   * out.
   */
  readonly slot: Slot | 'age_word' | 'any_gender' | 'hair_colour' | 'eye_colour' | 'ruled_out';
  readonly id: string;
  readonly level?: string;
  /** The name of the thing itself, if the notion includes several (valthorn). */
  readonly noun?: string;
  /** The genitive of a place (Göteborgs), which mostly belongs to the name of something else. */
  readonly is_genitive?: boolean;
};

/** One spelling of a notion: 'v:dansa bugg^bugg' in its parts. */
export type Term = {
  readonly kind: 'noun' | 'verb' | 'adjective' | 'exact' | 'stem' | 'head';
  readonly words: string;
  readonly level: string | undefined;
  readonly gender: string | undefined;
  readonly noun: string | undefined;
};

/** Words ending in -vana that name the notion and say no level: 'vapenvana'. */
const NAMES_OF_NOTIONS =
  /^(?:häst|sälj|barn|hund|djur|foto|vapen|kamera|scen|teater|film|studio|röst|speaker|mikrofon|kund|butiks|restaurang|serverings|modell|mc-|bil|dj-|visnings|catwalk|poserings|programledar|skådespelar|moderator|greenscreen-)vana$/;

const KINDS: Readonly<Record<string, Term['kind']>> = { v: 'verb', a: 'adjective', s: 'stem', h: 'head' };

/**
 * The terms of a line of the lexicon, written `id: 'term, term, …'`. A term is
 *   ridning              a noun (or several words, of which the last is one), inflected
 *   v:dansa bugg         a verb in the infinitive, inflected, with what belongs to it
 *   a:rödhårig           an adjective or participle, inflected
 *   =page                exactly as written
 *   s:rid                the first part of compounds only (rid|van, rid|kunnig)
 *   h:modell             the second part of compounds only (reklam|modell)
 * and may end in
 *   @professional        the level it says
 *   +female              the gender it says
 *   ^valthorn            the name of the thing itself, where the notion takes in several (Trumpet och brass)
 * Terms ending in -van or -vana have the level 'experienced' unless another is marked.
 */
export function readTerms(line: string): Term[] {
  return line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...marks] = part.split(/(?=[@+^])/);
      const mark = (sign: string) => marks.find((entry) => entry.startsWith(sign))?.slice(1);
      const kind = head.startsWith('=') ? 'exact' : head.charAt(1) === ':' ? (KINDS[head.charAt(0)] ?? 'noun') : 'noun';
      const words = kind === 'noun' ? head : head.startsWith('=') ? head.slice(1) : head.slice(2);
      const level =
        mark('@') ?? (/van$|vana$/.test(words) && !NAMES_OF_NOTIONS.test(words) ? 'experienced' : undefined);
      return { kind, words, level, gender: mark('+'), noun: mark('^') };
    });
}

/** The key of a phrase: its words and numbers with single spaces. */
export function keyOf(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
