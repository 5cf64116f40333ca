import { AGE_RULES } from './ages.ts';
import { DAY_RULES } from './dates.ts';
import { FEE_RULES } from './fees.ts';
import { HARD_WORD_RULES } from './hard-words.ts';
import { HEADCOUNT_RULES } from './headcounts.ts';
import { HEIGHT_RULES } from './heights.ts';
import { LEVEL_RULES } from './levels.ts';
import { LIKING_RULES } from './liking.ts';
import { LOOK_RULES } from './looks.ts';
import { MARK_RULES } from './marks.ts';
import { MEASURE_RULES } from './measures.ts';
import { NOTION_RULES } from './notions.ts';
import { PAY_RULES } from './pay.ts';
import { PERIOD_RULES } from './periods.ts';
import { PLACE_RULES } from './places.ts';
import type { Chunk, Rule, Text } from './text.ts';
import { UNREAD_RULES } from './unread.ts';
import { VOICE_RULES } from './voices.ts';

/** All rules. The longest match at a token wins; of equally long matches, the first rule in this list. */
export const RULES: readonly Rule[] = [
  ...UNREAD_RULES,
  ...LIKING_RULES,
  ...VOICE_RULES,
  ...MEASURE_RULES,
  ...DAY_RULES,
  ...PERIOD_RULES,
  ...FEE_RULES,
  ...PAY_RULES,
  ...HEIGHT_RULES,
  ...PLACE_RULES,
  ...AGE_RULES,
  ...HEADCOUNT_RULES,
  ...LOOK_RULES,
  ...HARD_WORD_RULES,
  ...NOTION_RULES,
  ...LEVEL_RULES,
  ...MARK_RULES,
];

/** Rules that are also tried at numbers and signs. */
const ANYWHERE: readonly Rule[] = RULES.filter(({ begins }) => begins !== 'word');

/** Signs at which no rule begins. */
const ENDS: ReadonlySet<string> = new Set('. , ! ? ; )'.split(' '));

/** Passes the text once and takes the longest match at each token. */
export function applyRules(text: Text): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    let best: Chunk | undefined;
    if (ENDS.has(text.word(at))) {
      at += 1;
      continue;
    }
    for (const rule of text.tokens[at]?.kind === 'word' ? RULES : ANYWHERE) {
      const match = rule.match(text, at);
      if (match && match.to > (best?.to ?? at)) best = { ...match, from: at, rule: rule.name };
    }
    if (best) chunks.push(best);
    at = best?.to ?? at + 1;
  }
  return chunks;
}
