import { PLAIN_WORDS } from '#domain/finding/search/lexicon/small-words.ts';
import type { Token } from '#domain/finding/search/text/tokens.ts';
import { knownWords } from './known-words.ts';
import { TIME_WORDS } from './time-words.ts';

const DOTS: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o' };
const strip = (word: string): string => word.replace(/[åäö]/g, (letter) => DOTS[letter] ?? letter);

/** Ordinary words of the grammar that the list of plain words lacks. */
const MORE =
  'lägst yngre färre över före från född fyllt möte möten behöver behövs är når någon något några lär höga höger början mån lördagar söndagar måndagar åldersgräns ersättning ersättningen lön timlön dagslön längd hår ögon färg år års åring åringar åriga kör gäller män mån utför går största bästa häst nästa när även vår vårt våra för själv säker kväll kvällar förmiddag förälder föräldrar åtta';

let meant: ReadonlyMap<string, string> | undefined;

/** Plain words by their spelling without dots and rings, unless the spelling is or may mean another word. */
function words(): ReadonlyMap<string, string> {
  if (meant) return meant;
  const plain = [...PLAIN_WORDS.split(' '), ...TIME_WORDS, ...MORE.split(' ')];
  const whole = new Set(plain);
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const word of plain) {
    const bare = strip(word);
    // 'voice over'
    if (bare === word || bare === 'over' || whole.has(bare) || knownWords().phrases.has(bare)) continue;
    const other = found.get(bare);
    if (other !== undefined && other !== word) twice.add(bare);
    found.set(bare, word);
  }
  for (const bare of twice) found.delete(bare);
  meant = found;
  return meant;
}

/**
 * The tokens of a text typed without å, ä and ö, with the small words corrected ('hogst', 'aldrar'). The words of the
 * lexicon need no correction here, because `lookUp` corrects them. A text with å, ä or ö outside names, or of fewer
 * than four tokens, is left alone.
 */
export function withDots(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length < 4 || tokens.some(({ text, is_capital }) => !is_capital && /[åäö]/.test(text))) return tokens;
  return tokens.map((token) => {
    const word = token.kind === 'word' ? words().get(token.text) : undefined;
    return word === undefined ? token : { ...token, text: word };
  });
}
