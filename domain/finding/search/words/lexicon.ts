import { PLAIN_WORDS } from '#domain/finding/search/lexicon/small-words.ts';
import type { Token } from '#domain/finding/search/text/tokens.ts';
import { isAnyTrade, readCompound } from './compound.ts';
import { knownWords } from './known-words.ts';
import type { Sense } from './sense.ts';
import { type Speller, speller } from './spelling.ts';
import { TIME_WORDS } from './time-words.ts';

/** The senses of the longest phrase that begins at a token, and the index after it. */
export type Found = { readonly senses: readonly Sense[]; readonly to: number; readonly is_corrected: boolean };

const plainWords: ReadonlySet<string> = new Set(PLAIN_WORDS.split(' '));

let corrections: Speller | undefined;

/**
 * The longest phrase of the lexicon that begins at a token; compounds and misspelt words only if nothing else is known.
 */
export function lookUp(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const { phrases, longest } = knownWords();
  let key = '';
  let best: Found | undefined;
  const most = longest.get(token.text) ?? 0;
  let words = 0;
  for (let to = at; to < tokens.length && words < most; to += 1) {
    const part = tokens[to];
    if (!part) break;
    if (to > at && part.lines > 0) break;
    if (part.kind === 'sign') {
      if ((part.text === '-' && part.glued) || part.text === ':') continue;
      break;
    }
    key = key === '' ? part.text : `${key} ${part.text}`;
    words += 1;
    const senses = phrases.get(key);
    if (senses) best = { senses, to: to + 1, is_corrected: false };
  }
  if (best && best.to > at + 1) return best;
  // The second part of an unknown word with a hyphen has no sense of its own: gameshow-värd.
  if (isSecondPart(tokens, at) && !best?.senses.some(({ slot }) => slot === 'place')) return undefined;
  return hyphenated(tokens, at) ?? best ?? singleWord(tokens, at, token);
}

function isSecondPart(tokens: readonly Token[], at: number): boolean {
  const [first, dash, second] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (dash?.text !== '-' || !dash.glued || !second?.glued || first?.kind !== 'word') return false;
  return first.text.length > 2 && !knownWords().phrases.has(first.text) && !isAnyTrade(second.text);
}

/** Words with a hyphen that are known without it: spansk-talande, stock-holm at the end of a line. */
function hyphenated(tokens: readonly Token[], at: number): Found | undefined {
  const [first, dash, second] = tokens.slice(at, at + 3);
  if (dash?.text !== '-' || !dash.glued || second?.kind !== 'word' || !second.glued || second.lines > 0)
    return undefined;
  const { phrases } = knownWords();
  const whole = `${first?.text}${second.text}`;
  const senses =
    phrases.get(whole) ?? phrases.get(`${first?.text} ${second.text}`) ?? readCompound(whole, knownWords());
  return senses && { senses, to: at + 3, is_corrected: false };
}

const remembered = new Map<string, { readonly senses: readonly Sense[]; readonly is_corrected: boolean } | undefined>();

function singleWord(tokens: readonly Token[], at: number, token: Token): Found | undefined {
  const before = tokens[at - 1];
  // Words of a text repeat, so their senses are kept in memory, which is emptied before it grows large.
  if (remembered.size > 5000) remembered.clear();
  const isName = token.is_capital && before?.kind === 'word' && token.lines === 0;
  const key = isName ? `|${token.text}` : token.text;
  if (!remembered.has(key)) remembered.set(key, compoundOrCorrected(token.text, isName));
  const found = remembered.get(key);
  return found && { ...found, to: at + 1 };
}

function compoundOrCorrected(word: string, isName: boolean) {
  if (plainWords.has(word) || TIME_WORDS.has(word)) return undefined;
  const list = knownWords();
  const senses = readCompound(word, list);
  if (senses) return { senses, is_corrected: false };
  const meant = correctWord(word);
  const corrected = meant === undefined ? undefined : list.phrases.get(meant);
  // A capital inside a sentence makes a name, so only a place or a language can be meant.
  if (!corrected || (isName && !corrected.some(({ slot }) => slot === 'place' || slot === 'language')))
    return undefined;
  return { senses: corrected, is_corrected: true };
}

/** The known word that an unknown word was meant to be. Plain Swedish words are known and are left alone. */
export function correctWord(word: string): string | undefined {
  const { phrases } = knownWords();
  if (phrases.has(word) || plainWords.has(word) || TIME_WORDS.has(word)) return undefined;
  corrections ??= speller(
    (function* () {
      for (const phrase of phrases.keys()) if (!phrase.includes(' ')) yield phrase;
      yield* TIME_WORDS;
      yield* plainWords;
    })(),
  );
  const meaning = (form: string) => JSON.stringify(phrases.get(form) ?? form);
  const isName = (form: string) => phrases.get(form)?.some(({ slot }) => slot === 'place') === true;
  return corrections.correct(word, (one, other) => meaning(one) === meaning(other), isName);
}

/** The longest ending of a word that can follow another first part. */
const END_MAX = 30;

/** The senses of a first part with the ending of another word: truck- eller b-körkort, fransk- och spansktalande. */
export function senseOfWhole(first: string, second: string): readonly Sense[] | undefined {
  const list = knownWords();
  const spaced = list.phrases.get(`${first} ${second}`);
  if (spaced) return spaced;
  // The shortest ending first: röd|hårig before röd|blondhårig.
  for (let cut = second.length - 3; cut >= Math.max(0, second.length - END_MAX); cut -= 1) {
    const whole = first + second.slice(cut);
    const senses = list.phrases.get(whole) ?? readCompound(whole, list);
    if (senses) return senses;
  }
  return undefined;
}
