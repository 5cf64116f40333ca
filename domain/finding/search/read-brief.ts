import { applyRules } from './grammar/rules.ts';
import { type Chunk, prepare, type Text } from './grammar/text.ts';
import { DAY_USE_WORDS } from './lexicon/day-uses.ts';
import { GLUE_WORDS } from './lexicon/small-words.ts';
import { joinAlternatives } from './passes/alternatives.ts';
import { applyCorrections } from './passes/corrections.ts';
import { tellDaysApart } from './passes/day-uses.ts';
import { attachLevels } from './passes/levels.ts';
import { type Mention, type Scanned, scanned } from './passes/mention.ts';
import { applyMerit } from './passes/merit.ts';
import { applyNegation } from './passes/negation.ts';
import { resolve } from './passes/resolve.ts';
import { joinRunningTime } from './passes/running-time.ts';
import type { Field, Leftover, Reading, Slot } from './reading.ts';

/**
 * Reads a casting brief in plain Swedish: the fields that it asks for, each with its words, and the rest of the text.
 * `today` is the ISO day of reading (Europe/Stockholm); a day without a year is its next occurrence from `today`.
 */
export function readBrief(brief: string, today: string): Reading {
  const text = prepare(brief, today);
  const chunks = applyRules(text);
  const scan = understood(text, chunks);
  const mentions = resolve(text, scan.mentions);
  const isBearded = hasBeard(mentions);
  return {
    fields: mentions.map((mention) => fieldOf(text, mention, isBearded)),
    leftover: leftoverOf(text, chunks, mentions, scan.mentions),
  };
}

/** The findings of the rules, after the passes have decided how each mention is meant. */
export function understood(text: Text, chunks: readonly Chunk[]): Scanned {
  const scan = scanned(text, chunks);
  attachLevels(scan);
  applyNegation(scan);
  applyCorrections(scan);
  joinAlternatives(scan);
  applyMerit(scan);
  tellDaysApart(scan);
  joinRunningTime(scan);
  return scan;
}

const hasBeard = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ slot, value, is_excluded }) => slot === 'beard' && value !== 'clean_shaven' && !is_excluded);

/** 'Ej skägg' asks for a shaven face, unless another beard is wanted: 'helskägg, ej mustasch'. */
function fieldOf(text: Text, mention: Mention, isBearded: boolean): Field {
  const isShaven = mention.slot === 'beard' && mention.is_excluded && !isBearded;
  return {
    // A thing that is only ever ruled out (löshår) becomes an excluded feature.
    slot: mention.slot === 'ruled_out' ? 'feature' : (mention.slot satisfies Slot),
    value: isShaven ? 'clean_shaven' : mention.value,
    ...(mention.level !== undefined && { level: mention.level }),
    ...(mention.noun !== undefined && !isShaven && mention.slot !== 'headcount' && { noun: mention.noun }),
    start: text.tokens[mention.from]?.start ?? 0,
    end: text.tokens[mention.to - 1]?.end ?? 0,
    demand: mention.is_merit ? 'merit' : 'must',
    excluded: mention.is_excluded && !isShaven,
    ...(mention.slot === 'dates' && { use: mention.use ?? 'work' }),
    ...(mention.is_home && { is_home: mention.is_home }),
    ...(mention.any_of !== undefined && { any_of: mention.any_of }),
    why: mention.rule,
  };
}

type Kind = Leftover['kind'] | 'let_go';

/**
 * The kind of leftover for the words of a mention that became no field: 'let_go' if the mention was dropped or its slot
 * has no field, 'glue' for words of pay or if another mention of the slot became a field. A word that can only be ruled
 * out, but is not ('löshår'), is searched as text.
 */
function kindOfLost({ slot, is_dropped }: Mention, standing: ReadonlySet<Mention['slot']>): Kind {
  if (is_dropped) return 'let_go';
  if (slot === 'ruled_out') return 'free';
  return slot === 'pay' || standing.has(slot) ? 'glue' : 'let_go';
}

const tellsOfDays = (word: string): boolean => DAY_USE_WORDS.some(([, words]) => words.test(word));

/** Purposes of the brief: 'barn till reklamfilm', 'komiker till vår företagsfest'. No profile has to mention them. */
function* purposesOf(text: Text, kinds: readonly (Kind | undefined)[]) {
  let from = 0;
  for (const [at, { text: word }] of text.tokens.entries()) {
    // 'till till': the words after the second were covered with the first.
    if (word !== 'till' || at < from) continue;
    from = at + 1;
    while (kinds[from] === 'glue' && text.tokens[from]?.kind === 'word') from += 1;
    let to = from;
    while (kinds[to] === 'free' && text.tokens[to]?.lines === 0) to += 1;
    if (to > from) yield { from, to };
  }
}

/** Every token outside the fields, in stretches of one kind. `found` holds all mentions, dropped ones too. */
function leftoverOf(
  text: Text,
  chunks: readonly Chunk[],
  mentions: readonly Mention[],
  found: readonly Mention[],
): Leftover[] {
  const standing = new Set(mentions.map(({ slot }) => slot));
  const hasDays = standing.has('dates');
  // 'Plåtning 3 juni': the use of a day says nothing about the person sought.
  const kinds: (Kind | undefined)[] = text.tokens.map(({ kind, text: word }) =>
    kind === 'sign' || GLUE_WORDS.has(word) || (hasDays && tellsOfDays(word)) ? 'glue' : 'free',
  );
  const put = ({ from, to }: { from: number; to: number }, kind: Kind | undefined) => {
    for (let at = from; at < to; at += 1) kinds[at] = kind;
  };
  for (const chunk of chunks) if (chunk.mark) put(chunk, chunk.mark.kind === 'unread' ? 'unread' : 'glue');
  for (const mention of found) put(mention, kindOfLost(mention, standing));
  for (const mention of mentions) put(mention, undefined);
  if (mentions.length > 0) for (const purpose of purposesOf(text, kinds)) put(purpose, 'let_go');
  const leftover: Leftover[] = [];
  for (const [at, kind] of kinds.entries()) {
    const token = text.tokens[at];
    if (!kind || !token) continue;
    const last = leftover.at(-1);
    if (last && kinds[at - 1] === kind) leftover[leftover.length - 1] = { ...last, end: token.end };
    else {
      const { start, end } = token;
      leftover.push(kind === 'let_go' ? { kind: 'unread', is_let_go: true, start, end } : { kind, start, end });
    }
  }
  return leftover;
}
