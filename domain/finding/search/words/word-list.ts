import { adjectiveForms, nounForms, verbForms } from './inflect.ts';
import { keyOf, readTerms, type Sense, type Term } from './sense.ts';

/** Every form of every phrase with its senses, and the parts of compounds. */
export type WordList = {
  readonly phrases: Map<string, readonly Sense[]>;
  /** First word of a phrase → the number of words of the longest phrase that begins with it. */
  readonly longest: Map<string, number>;
  /** First parts of compounds (rid, spansk) and second parts that are trades (modell). */
  readonly stems: Map<string, readonly Sense[]>;
  readonly heads: Map<string, readonly Sense[]>;
};

/** A word list without phrases. */
export function emptyWordList(): WordList {
  return { phrases: new Map(), longest: new Map(), stems: new Map(), heads: new Map() };
}

/**
 * Adds one phrase in its written form. A phrase that exists keeps its senses: earlier lines are the more certain ones.
 */
export function addPhrase(list: WordList, phrase: string, senses: readonly Sense[]): void {
  const key = keyOf(phrase);
  if (key === '' || list.phrases.has(key)) return;
  list.phrases.set(key, senses);
  const words = key.split(' ');
  const first = words[0] ?? '';
  if ((list.longest.get(first) ?? 0) < words.length) list.longest.set(first, words.length);
}

/**
 * Adds the terms of lines: in round 1 as written, in round 2 in all forms, so that written forms win over generated
 * ones.
 */
export function addLines(
  list: WordList,
  slot: Sense['slot'],
  lines: Readonly<Record<string, string>>,
  round: 1 | 2,
): void {
  for (const [id, line] of Object.entries(lines)) {
    for (const term of readTerms(line)) {
      const senses = sensesOf(slot, id, term);
      if (round === 1) addParts(list, term, senses);
      const forms = formsOf(term);
      for (const form of round === 1 ? forms.slice(0, 1) : forms) addPhrase(list, form, senses);
    }
  }
}

function sensesOf(slot: Sense['slot'], id: string, term: Term): Sense[] {
  const sense: Sense = {
    slot,
    id,
    ...(term.level && { level: term.level }),
    ...(term.noun && { noun: term.noun }),
  };
  return term.gender ? [sense, { slot: 'gender', id: term.gender }] : [sense];
}

function addParts(list: WordList, term: Term, senses: readonly Sense[]): void {
  if (term.kind === 'stem') list.stems.set(term.words, senses);
  else if (term.kind === 'head') for (const form of nounForms(term.words)) list.heads.set(form, senses);
  else if (term.kind === 'noun' && term.words.length >= 4 && !term.words.includes(' ') && !list.stems.has(term.words)) {
    list.stems.set(term.words, senses);
  }
}

function formsOf({ kind, words }: Term): string[] {
  if (kind === 'stem' || kind === 'head') return [];
  if (kind === 'exact') return [words];
  const [first = '', ...rest] = words.split(' ');
  if (kind === 'verb') return verbForms(first).map((form) => [form, ...rest].join(' '));
  if (kind === 'adjective') return adjectiveForms(words);
  if (rest.length === 0) return nounForms(words);
  // 'klassisk sång': the adjective before the noun is inflected too.
  const last = rest.at(-1) ?? '';
  const nouns = nounForms(last).map((form) => [first, ...rest.slice(0, -1), form].join(' '));
  return [
    ...nouns,
    ...adjectiveForms(first)
      .slice(1)
      .map((form) => [form, ...rest].join(' ')),
  ];
}
