import { BARE_VERBS, DANCES } from '#domain/finding/search/lexicon/hard-words.ts';
import { senseOfWhole } from '#domain/finding/search/words/lexicon.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { itemOf, WISHED } from './notions.ts';
import { type Rule, senseOf, startOfSentence } from './text.ts';

const bareVerb: Rule = {
  name: 'bare-verb',
  begins: 'word',
  examples: [
    ['kan paddla eller ro', { any_of: [[{ skill: 'paddling' }, { skill: 'rodd' }]] }],
    ['i lugn och ro', {}],
  ],
  match(text, at) {
    const id = BARE_VERBS[text.word(at)];
    if (!id || !Object.hasOwn(BARE_VERBS, text.word(at))) return undefined;
    const start = Math.max(startOfSentence(text, at), at - 7);
    for (let index = start; index < at; index += 1) {
      if (/^(?:kan|kunna|ska|lära)$/.test(text.word(index)))
        return { to: at + 1, items: [{ slot: 'skill', value: id }] };
    }
    return undefined;
  },
};

const ellipsis: Rule = {
  name: 'first-part-alone',
  begins: 'word',
  examples: [
    ['truck- eller b-körkort', { any_of: [[{ licence: 'truckkort' }, { licence: 'b-körkort' }]] }],
    ['fransk- och spansktalande', { languages: [{ language: 'franska' }, { language: 'spanska' }] }],
    ['hund- och hästvana', { skills: [{ skill: 'hundvana' }, { skill: 'hästvana' }] }],
  ],
  match(text, at) {
    const [dash, joiner] = [text.tokens[at + 1], text.tokens[at + 2]];
    if (text.tokens[at]?.kind !== 'word' || dash?.text !== '-' || !dash.glued || joiner?.glued) return undefined;
    if (!/^(?:och|eller|o|samt|respektive|resp)$/.test(joiner?.text ?? '')) return undefined;
    const hasDash = text.word(at + 4) === '-' && text.tokens[at + 4]?.glued;
    const senses = senseOfWhole(text.word(at), text.word(hasDash ? at + 5 : at + 3));
    const items = senses?.filter(({ slot }) => WISHED.has(slot)).map(itemOf);
    return items && items.length > 0 ? { to: at + 2, items } : undefined;
  },
};

const danceStyle: Rule = {
  name: 'dance-style',
  begins: 'word',
  examples: [
    ['balett, jazz', { skills: [{ skill: 'balett' }, { skill: 'jazzdans' }] }],
    ['jazz på radio', {}],
  ],
  match(text, at) {
    const word = text.word(at);
    const id = Object.hasOwn(DANCES, word) ? DANCES[word] : undefined;
    if (!id) return undefined;
    const isDance = (index: number) => {
      const sense = senseOf(text, index, 'skill');
      return sense !== undefined && skills.find(sense.id)?.group === 'dance';
    };
    const isListed = (sign: number, other: number) => /^(?:,|och|eller|\/)$/.test(text.word(sign)) && isDance(other);
    return isListed(at - 1, at - 2) || isListed(at + 1, at + 2)
      ? { to: at + 1, items: [{ slot: 'skill', value: id }] }
      : undefined;
  },
};

export const HARD_WORD_RULES: readonly Rule[] = [bareVerb, danceStyle, ellipsis];
