import { applyRules } from './grammar/rules.ts';
import { type Chunk, prepare, type Text } from './grammar/text.ts';
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
 * Reads a casting brief in plain Swedish: what it asks for, with the words that ask for it, and the text that is left.
 * `today` is the ISO day it is read (Europe/Stockholm); days without a year are the next time from it.
 */
export function readBrief(brief: string, today: string): Reading {
  const text = prepare(brief, today);
  const chunks = applyRules(text);
  const scan = understood(text, chunks);
  const mentions = resolve(text, scan.mentions);
  const isBearded = hasBeard(mentions);
  return {
    fields: mentions.map((mention) => fieldOf(text, mention, isBearded)),
    leftover: leftoverOf(text, chunks, mentions),
  };
}

/** What the rules found, after each mention has been told how it was meant. */
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
    // What is only ever ruled out (löshår) is a feature that must not be.
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

/** Every token outside the fields, in stretches of one kind. */
function leftoverOf(text: Text, chunks: readonly Chunk[], mentions: readonly Mention[]): Leftover[] {
  const kinds: (Leftover['kind'] | undefined)[] = text.tokens.map(({ kind, text: word }) =>
    kind === 'sign' || GLUE_WORDS.has(word) ? 'glue' : 'free',
  );
  for (const { from, to, mark } of chunks) {
    if (!mark) continue;
    for (let at = from; at < to; at += 1) kinds[at] = mark.kind === 'unread' ? 'unread' : 'glue';
  }
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) kinds[at] = undefined;
  const leftover: Leftover[] = [];
  for (const [at, kind] of kinds.entries()) {
    const token = text.tokens[at];
    if (!kind || !token) continue;
    const last = leftover.at(-1);
    if (last?.kind === kind && kinds[at - 1] === kind) leftover[leftover.length - 1] = { ...last, end: token.end };
    else leftover.push({ kind, start: token.start, end: token.end });
  }
  return leftover;
}
