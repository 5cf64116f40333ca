import { tokenise } from '#domain/finding/search/text/tokens.ts';
import { lookUp } from '#domain/finding/search/words/lexicon.ts';
import { describe, type Part } from './part.ts';
import { capital } from './title.ts';

/** A heading of a role: the start of the role's text, and the name in the heading. */
type Heading = { readonly start: number; readonly name?: string };

type Line = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Labels about the whole production: a line with such a label begins no role, and under a list of roles it ends the
 * last role.
 */
const COMMON =
  /^[\s*•-]*(?:plats|ort|datum|inspelning\w*|arvode\w*|gage|ersättning|lön|dagsarvode|ansök\w*|skicka|sista|svara|svar|övrigt|kontakt|om oss|tid|var|när|insp|plåtning|föreställning\w*|repetition\w*|rep|budget|alla |samtliga|gemensamt|vi |mejla|maila|audition|casting|villkor|hälsningar|mvh|tack|båda |premiär)/i;
/** Words in capitals that are labels, not names of parts. */
const LABELS =
  /^(?:roll|roller|rollerna|karaktär|karaktärer|söker|sökes|söks|vi|plats|ort|datum|arvode|gage|ersättning|synopsis|handling|ansökan|obs|casting|statister|kön|ålder|spelålder|om|projekt|titel|krav|meriterande|inspelning|info|hej|kund|byrå|regi|foto|språk|längd|övrigt|kontakt|när|var|vem|vad|tid|budget|format|produktion|profil|utseende|färdigheter|hår|ögon|typ|antal|nivå|stil|dialekt|merit|spec|tv|svt|dj|mc|hlr|ugc|vip|ppm|tvc|nda|ab)$/i;

/** The roles of a brief in the form of a list: numbered, under headings, with names in capitals, or line by line. */
export function partsByLayout(brief: string, today: string): readonly Part[] {
  const lines = linesOf(brief);
  for (const headings of [numbered(brief), labelled(brief), named(brief, lines, today), bulleted(lines, today)]) {
    const parts = partsOf(brief, headings, lines);
    if (parts.length >= 2 && areRoles(brief, parts, today)) return parts;
  }
  return [];
}

function linesOf(brief: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of brief.split('\n')) {
    lines.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return lines;
}

/** True if at least two parts, and at least half of them, describe a person. */
function areRoles(brief: string, parts: readonly Part[], today: string): boolean {
  // Only the beginning of a long list is examined.
  const looked = parts.slice(0, 12);
  const people = looked.filter(({ start, end }) => {
    const { has_person, has_age } = describe(brief.slice(start, Math.min(end, start + 400)), today);
    return has_person || has_age;
  });
  return people.length >= 2 && people.length * 2 >= looked.length;
}

/** '1) Anna … 2) Lars …', '1. …' at the beginning of lines: the numbers must count up from one. */
function numbered(brief: string): Heading[] {
  const found: Heading[] = [];
  for (const match of brief.matchAll(/(?<=^|[\s:;,(])(\d{1,2})(\)|[.:](?=[ \t]+\D))/g)) {
    const start = match.index;
    const isLine = /(?:^|\n)[ \t]*$/.test(brief.slice(Math.max(0, start - 20), start));
    if (Number(match[1]) !== found.length + 1 || !(match[2] === ')' || isLine)) continue;
    found.push({ start, ...nameAt(brief, start + match[0].length) });
  }
  return found;
}

/** 'Roll 1: Anna', 'ROLL A – Lars', 'Karaktär: Ove'. */
function labelled(brief: string): Heading[] {
  const found: Heading[] = [];
  const label =
    /(?<=^|[\n.;])([ \t*•-]*)(?:(?:huvud|bi|episod|statist|gäst)?roll(?:namn)?|karaktär(?:snamn)?|role|part)[ \t]*(?:(?:\d{1,2}|[A-H])[ \t]*(?=[.:(–—-])|(?=[:(–—-]))/gi;
  for (const match of brief.matchAll(label)) {
    const after = match.index + match[0].length;
    const from = after + (/^[ \t]*[.:–—-]?[ \t]*/.exec(brief.slice(after, after + 6))?.[0].length ?? 0);
    found.push({ start: match.index + (match[1]?.length ?? 0), ...nameAt(brief, from, true) });
  }
  return found;
}

/**
 * Lines that begin with a name ('ANNA, 30–40', 'Lars (50–60):'); if fewer than two do, names in capitals in running
 * text.
 */
function named(brief: string, lines: readonly Line[], today: string): Heading[] {
  const found: Heading[] = [];
  for (const { start, text } of lines) {
    const lead = /^[\s*•–-]*/.exec(text.slice(0, 20))?.[0].length ?? 0;
    const { name } = nameAt(brief, start + lead);
    if (name) found.push({ start: start + lead, name });
  }
  if (found.length >= 2)
    return [...found, ...sameBullets(lines, found), ...unnamed(lines, found, today)].sort(
      (one, other) => one.start - other.start,
    );
  if (brief === brief.toUpperCase()) return found;
  const inText: Heading[] = [];
  for (const match of brief.matchAll(/(?<=^|[\s:;,.])\p{Lu}{3,14}(?=\s?[,(:]\s?[\p{L}\d(])/gu)) {
    const { name } = nameAt(brief, match.index);
    if (name) inText.push({ start: match.index, name });
  }
  return inText;
}

/** '* Lena, 30–40', '* Statister, 10 st': if all names have bullets, the other lines with bullets are roles too. */
function sameBullets(lines: readonly Line[], named: readonly Heading[]): Heading[] {
  const starts = new Set(named.map(({ start }) => start));
  const bulletOf = ({ text }: Line) => /^\s*([*•·–-])\s/.exec(text)?.[1];
  const leadOf = ({ text }: Line) => /^[\s*•·–-]*/.exec(text.slice(0, 20))?.[0].length ?? 0;
  const ours = lines.filter((line) => bulletOf(line) !== undefined);
  const first = ours.findIndex((line) => starts.has(line.start + leadOf(line)));
  if (first < 0 || ours.filter((line) => starts.has(line.start + leadOf(line))).length < named.length) return [];
  return ours.flatMap((line) => {
    const start = line.start + leadOf(line);
    return starts.has(start) || COMMON.test(line.text) ? [] : [{ start }];
  });
}

/**
 * 'STATISTER, 10 personer' right below a line with a name: a role without a name, not a label of the whole, if every
 * line with a name states an age.
 */
function unnamed(lines: readonly Line[], named: readonly Heading[], today: string): Heading[] {
  const starts = new Set(named.map(({ start }) => start));
  const isNamed = (line: Line | undefined) => line !== undefined && starts.has(line.start);
  if (!lines.every((line) => !isNamed(line) || describe(line.text, today).has_age)) return [];
  const found: Heading[] = [];
  for (const [index, { start, text }] of lines.entries()) {
    const isNext = isNamed(lines[index - 1]) || found.at(-1)?.start === lines[index - 1]?.start;
    if (index === 0 || !isNext || isNamed(lines[index]) || COMMON.test(text) || text.length > 400) continue;
    const tokens = tokenise(text);
    const first = tokens[0]?.kind === 'number' ? 1 : 0;
    const isTrade = lookUp(tokens, first)?.senses.some(({ slot }) => slot === 'category') ?? false;
    const { has_age, has_count } = describe(text, today);
    if (isTrade && (has_age || has_count)) found.push({ start });
  }
  return found;
}

/**
 * Lines that each describe a person with an age or a number, and begin with a bullet, a number or a word for a person.
 */
function bulleted(lines: readonly Line[], today: string): Heading[] {
  const found: Heading[] = [];
  for (const { start, text } of lines.slice(0, 120)) {
    const lead = /^[\s*•·–+-]*/.exec(text.slice(0, 20))?.[0].length ?? 0;
    const rest = text.slice(lead);
    if (rest.length < 5 || rest.length > 400 || COMMON.test(rest)) continue;
    const { has_person, has_age, has_count } = describe(rest, today);
    const isLed =
      lead > 0 ||
      /^(?:\d|en |ett |två |tre |fyra |fem |kvinn|man\b|män|tjej|kille|dam|herr|flick|pojk|barn)/i.test(rest);
    if (isLed && has_person && (has_age || has_count)) found.push({ start: start + lead });
  }
  return found;
}

const isLabel = (words: string): boolean => COMMON.test(words) || words.split(' ').some((word) => LABELS.test(word));

/** Words for the person sought, which are no names, even after 'Roll:'. */
const NO_NAME =
  /^(?:kvinn\p{L}*|man|män|tjej\p{L}*|kille|killar|dam|herre|flicka|pojke|person|statist|skådespelare|modell|dansare)$/iu;

/**
 * The name at the beginning of a heading: one to three words with capitals before ',', '(', ':' or a dash, which are
 * neither words of the vocabulary nor labels. In capitals a known word is a name too ('MAMMAN (45)'), and the end of
 * the line may follow; after 'Roll:' all words with capitals are a name, except `NO_NAME`.
 */
function nameAt(brief: string, at: number, isLabelled = false): { readonly name?: string } {
  const line = brief.slice(at, at + 60).split('\n')[0] ?? '';
  const match = /^\s*"?(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,2})"?(?=\s*(?:[.,(:]|[–—-]\s|$))/u.exec(line);
  const words = match?.[1] ?? '';
  const next = line
    .slice(match?.[0].length ?? 0)
    .trimStart()
    .charAt(0);
  if (words.length < 2 || NO_NAME.test(words) || (!isLabelled && isLabel(words))) return {};
  const isShouted = words === words.toUpperCase();
  if (!isLabelled) {
    const isKnown = tokenise(words).some((_, index, tokens) => lookUp(tokens, index) !== undefined);
    // A heading alone on its line is a name only in capitals.
    if (next === '.' || (!isShouted && (isKnown || next === ''))) return {};
  }
  return {
    name: isShouted
      ? words
          .split(' ')
          .map((word) => capital(word.toLowerCase()))
          .join(' ')
      : words,
  };
}

function partsOf(brief: string, headings: readonly Heading[], lines: readonly Line[]): Part[] {
  return headings.map(({ start, name }, index) => {
    const next = headings[index + 1]?.start;
    const end = next ?? endOfLast(brief, start, headings, lines);
    return { start, end: trimmedEnd(brief, start, end), ...(name && { name }) };
  });
}

/**
 * The end of the last role: the end of its line if every other role is one line; otherwise the next blank line, or the
 * next common label that no earlier role contains. In one paragraph it has at most as many sentences as the longest
 * other role.
 */
function endOfLast(brief: string, start: number, headings: readonly Heading[], lines: readonly Line[]): number {
  const others = headings
    .slice(0, -1)
    .map((heading, index) => brief.slice(heading.start, headings[index + 1]?.start).trim());
  const first = lines.findIndex(({ end }) => end >= start);
  const line = lines[first];
  const end = lines.at(-1)?.end ?? brief.length;
  if (!line) return end;
  if (others.every((other) => !other.includes('\n'))) {
    const isInOneLine = headings.every((heading) => heading.start >= line.start);
    const most = Math.max(...others.map((other) => sentencesOf(other).length));
    return isInOneLine ? (sentencesOf(brief.slice(start, line.end))[most] ?? line.end - start) + start : line.end;
  }
  const before = others.join('\n').toLowerCase();
  for (let index = first + 1; index < lines.length; index += 1) {
    const next = lines[index];
    if (!next) break;
    const isBlank = next.text.trim() === '' && index > first + 1;
    const label = COMMON.exec(next.text)?.[0].trim().toLowerCase();
    if (isBlank || (label !== undefined && !before.includes(`\n${label}`))) return next.start;
  }
  return end;
}

/** The starts of the sentences of a text. */
function sentencesOf(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/(?=\p{Lu})(?<=[.!?]\s+)/gu)].map(({ index }) => index)];
}

function trimmedEnd(brief: string, start: number, end: number): number {
  return start + brief.slice(start, end).trimEnd().length;
}
