import {
  BETWEEN_COLOUR_AND_HAIR,
  BETWEEN_COLOURS,
  EYES,
  HAIR,
  HAIR_COLOUR_ALONE,
  HAIR_SHAPES,
} from '#domain/finding/search/lexicon/hair-and-eyes.ts';
import { EYE_COLOURS, HAIR_COLOURS } from '#domain/finding/search/lexicon/looks.ts';
import { adjectiveForms } from '#domain/finding/search/words/inflect.ts';
import { readTerms } from '#domain/finding/search/words/sense.ts';
import { beginsLine, type Item, type Rule, type Text } from './text.ts';

const withoutDots = (word: string): string => word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');

type Colour = { readonly id: string; readonly noun?: string };

function coloursOf(lines: Readonly<Record<string, string>>): ReadonlyMap<string, Colour> {
  const colours = new Map<string, Colour>();
  for (const [id, line] of Object.entries(lines)) {
    for (const { words, noun } of readTerms(line)) {
      const forms =
        words === 'röd' ? ['röd', 'rött', 'röda'] : words === 'vit' ? ['vit', 'vitt', 'vita'] : adjectiveForms(words);
      if (words.endsWith('röd')) forms.push(`${words.slice(0, -1)}tt`);
      for (const form of forms.flatMap((written) => [written, withoutDots(written)]))
        if (!colours.has(form)) colours.set(form, { id, ...(noun && { noun }) });
    }
  }
  return colours;
}

const hairColours = /* @__PURE__ */ coloursOf(HAIR_COLOURS);
const eyeColours = /* @__PURE__ */ coloursOf(EYE_COLOURS);

type Listed = { readonly colours: readonly Colour[]; readonly to: number; readonly words: readonly string[] };

/** Maximum number of colours read in one list. */
const COLOURS_MAX = 12;

/** Colours separated by commas, 'eller', 'och' or slashes. */
function listAt(text: Text, at: number, known: ReadonlyMap<string, Colour>): Listed | undefined {
  // Most words are no colour, so they are rejected first.
  if (!known.has(text.word(at)) && text.word(at) !== 'mellan') return undefined;
  const colours: Colour[] = [];
  const words: string[] = [];
  let to = at;
  for (let next = at; ; ) {
    while (BETWEEN_COLOUR_AND_HAIR.has(text.word(next)) && next > at) next += 1;
    let colour = known.get(text.word(next));
    let end = next + 1;
    // 'röd- eller blondhårig'
    if (colour && text.word(end) === '-' && text.tokens[end]?.glued) end += 1;
    if (text.word(next) === 'mellan' && known.get(text.word(end))) colour = known.get(text.word(end));
    if (!colour || (beginsLine(text, next) && next > at)) break;
    colours.push(colour);
    words.push(text.word(next));
    to = end;
    if (colours.length < COLOURS_MAX && BETWEEN_COLOURS.has(text.word(to)) && !beginsLine(text, to)) {
      next = to + 1;
      if (/^(?:eller|och)$/.test(text.word(next)) || (text.word(to) === 'och' && text.word(next) === '/')) next += 1;
    } else break;
  }
  return colours.length > 0 ? { colours, to, words } : undefined;
}

function items(slot: 'hair_color' | 'eye_color', colours: readonly Colour[]): Item[] {
  return colours.map(({ id, noun }) => ({ slot, value: id, ...(noun && { noun }) }));
}

/** The index after 'hår:' or 'ögonfärg är', where a list of colours begins. */
function afterNoun(text: Text, at: number, noun: ReadonlySet<string>): number | undefined {
  if (!noun.has(text.word(at))) return undefined;
  let from = at + 1;
  while (/^(?:[:=(,]|är|ska|vara|i|bör)$/.test(text.word(from)) || BETWEEN_COLOUR_AND_HAIR.has(text.word(from)))
    from += 1;
  return from;
}

/**
 * 'långt mörkt hår', 'kort, rött, lockigt hår': all words before 'hår', if they name a shape and at least one more
 * look.
 */
function describedHairAt(text: Text, at: number): { readonly items: readonly Item[]; readonly to: number } | undefined {
  if (!HAIR_SHAPES.has(text.word(at)) && !hairColours.has(text.word(at))) return undefined;
  const found: Item[] = [];
  let hasShape = false;
  for (let next = at; next < at + 12; ) {
    if (next > at && beginsLine(text, next)) return undefined;
    const word = text.word(next);
    const shape = HAIR_SHAPES.get(word);
    const list = shape ? undefined : listAt(text, next, hairColours);
    if (shape) found.push({ ...shape });
    if (list) found.push(...items('hair_color', list.colours));
    hasShape ||= shape !== undefined;
    if (HAIR.has(word)) return hasShape && found.length > 1 ? { items: found, to: next + 1 } : undefined;
    // 'gärna' makes a merit, which the rules of marks read.
    if (!shape && !list && (word === 'gärna' || !(BETWEEN_COLOUR_AND_HAIR.has(word) || BETWEEN_COLOURS.has(word))))
      return undefined;
    next = list?.to ?? next + 1;
  }
  return undefined;
}

export const LOOK_RULES: readonly Rule[] = [
  {
    name: 'hair-described',
    examples: [
      ['långt mörkt hår', { hair_colors: ['mörkt'] }],
      ['kort, rött eller blont, lockigt hår', { hair_colors: ['rött', 'blont'] }],
    ],
    match: describedHairAt,
  },
  {
    name: 'hair-colour',
    examples: [
      ['ljusblont hår', { hair_colors: ['ljusblont'] }],
      ['hårfärg: mörkbrun/svart', { hair_colors: ['mörkbrunt', 'svart'] }],
      ['Hår: svart', { hair_colors: ['svart'] }],
      ['Blond eller ljusbrun', { hair_colors: ['blont', 'ljusbrunt'] }],
      ['rött eller brunt långt hår', { hair_colors: ['rött', 'brunt'] }],
      ['mörkhårig', { hair_colors: ['mörkt'] }],
      ['skallig', { hair_colors: ['skallig'] }],
      ['morkt har, bla ogon', { hair_colors: ['mörkt'], eye_colors: ['blå'] }],
      ['Hår: brunt\nÖgon: gröna', { hair_colors: ['brunt'], eye_colors: ['grön'] }],
      ['svart jacka', {}],
    ],
    match(text, at) {
      const labelled = text.word(at) === 'har' ? undefined : afterNoun(text, at, HAIR);
      if (labelled !== undefined) {
        const list = listAt(text, labelled, hairColours);
        return list && (!EYES.has(text.word(list.to)) || beginsLine(text, list.to))
          ? { to: list.to, items: items('hair_color', list.colours) }
          : undefined;
      }
      const list = listAt(text, at, hairColours);
      if (!list) return undefined;
      let to = list.to;
      while (
        BETWEEN_COLOUR_AND_HAIR.has(text.word(to)) ||
        (text.word(to) === ',' && BETWEEN_COLOUR_AND_HAIR.has(text.word(to + 1)))
      )
        to += 1;
      if (HAIR.has(text.word(to)) && !beginsLine(text, to))
        return { to: to + 1, items: items('hair_color', list.colours) };
      if (EYES.has(text.word(to)) && !beginsLine(text, to)) return undefined;
      const isSure = list.words.some((word) => HAIR_COLOUR_ALONE.test(word));
      return isSure && list.words.every((word) => HAIR_COLOUR_ALONE.test(word) || hairColours.get(word)?.id !== 'dyed')
        ? { to: list.to, items: items('hair_color', list.colours) }
        : undefined;
    },
  },
  {
    name: 'eye-colour',
    examples: [
      ['blå eller gröna ögon', { eye_colors: ['blå', 'grön'] }],
      ['Ögon blå/grå', { eye_colors: ['blå', 'grå'] }],
      ['brunögd', { eye_colors: ['brun'] }],
    ],
    match(text, at) {
      const labelled = afterNoun(text, at, EYES);
      if (labelled !== undefined) {
        const list = listAt(text, labelled, eyeColours);
        return list && (!HAIR.has(text.word(list.to)) || beginsLine(text, list.to))
          ? { to: list.to, items: items('eye_color', list.colours) }
          : undefined;
      }
      const list = listAt(text, at, eyeColours);
      if (!list || !EYES.has(text.word(list.to)) || beginsLine(text, list.to)) return undefined;
      // 'blå ögon eller gröna'
      const more = /^(?:eller|och)$/.test(text.word(list.to + 1)) ? listAt(text, list.to + 2, eyeColours) : undefined;
      const goesOn = more !== undefined && !HAIR.has(text.word(more.to)) && text.tokens[more.to]?.kind !== 'word';
      const colours = goesOn ? [...list.colours, ...more.colours] : list.colours;
      return { to: goesOn ? more.to : list.to + 1, items: items('eye_color', colours) };
    },
  },
];
