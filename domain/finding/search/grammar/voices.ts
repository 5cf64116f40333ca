import { SEEKING } from '#domain/finding/search/lexicon/asking.ts';
import {
  BETWEEN_VOICES,
  CHOIR_ENDING,
  CHOIR_OF,
  LEADS_CHOIR,
  VOICE_PARTS,
  VOICE_WORD,
} from '#domain/finding/search/lexicon/voices.ts';
import type { VoicePart } from '#domain/finding/search/reading.ts';
import { beginsLine, type Rule, senseOf, type Text } from './text.ts';

/** Maximum distance in tokens between a voice part and the choir. */
const NEAR = 30;

const isChoir = (text: Text, at: number): boolean =>
  CHOIR_ENDING.test(text.word(at)) && senseOf(text, at, 'skill')?.id === 'choir';

function isNearChoir(text: Text, at: number): boolean {
  for (let near = Math.max(0, at - NEAR); near < at + NEAR; near += 1)
    if (CHOIR_ENDING.test(text.word(near))) return true;
  return false;
}

/** True if the choir wrote the brief: 'Kammarkören', 'Damkör i Umeå söker', 'Domkyrkans kammarkör söker', 'vår kör'. */
function isWhoAsks(text: Text, at: number): boolean {
  if (/en$|erna$/.test(text.word(at))) return true;
  const isFirst = beginsLine(text, at) || text.tokens[at - 1]?.sentence !== text.tokens[at]?.sentence;
  if (!isFirst && !/s$/.test(text.word(at - 1))) return /^(?:vår|nystartad|vi är en)$/.test(text.word(at - 1));
  for (let to = at + 1; to < at + 7; to += 1)
    if (SEEKING.has(text.word(to)) || text.word(to) === 'välkomnar') return true;
  return false;
}

/** True if the choir wants singers, not a conductor or accompanist. */
function isForSingers(text: Text, at: number): boolean {
  let isSeeking = false;
  for (let to = at + 1; to < at + 16; to += 1) {
    if (LEADS_CHOIR.test(text.word(to))) return false;
    isSeeking ||= SEEKING.has(text.word(to)) || /^(?:välkomnar|emot|sångare|röster)$/.test(text.word(to));
  }
  return isSeeking;
}

function voiceAt(text: Text, at: number): { readonly part: VoicePart; readonly isOfMany: boolean } | undefined {
  const [, stem, ending] = VOICE_WORD.exec(text.word(at)) ?? [];
  const part = VOICE_PARTS[stem ?? ''];
  return part && { part, isOfMany: /^(?:er|erna|ar|arna|toner|stämm)/.test(ending ?? '') };
}

/** True if the token is in a list with another voice part: 'sopran, alt och tenor'. */
function isAmongVoices(text: Text, at: number): boolean {
  for (const step of [1, -1]) {
    let to = at + step;
    while (BETWEEN_VOICES.test(text.word(to)) && Math.abs(to - at) < 4) to += step;
    if (Math.abs(to - at) > 1 && voiceAt(text, to)) return true;
  }
  return false;
}

/** 'ska sjunga tenor eller baryton': an ability of the person. */
function isSung(text: Text, at: number): boolean {
  let from = at - 1;
  while ((BETWEEN_VOICES.test(text.word(from)) || voiceAt(text, from)) && at - from < 6) from -= 1;
  return /^sjung(?:a|er)$/.test(text.word(from));
}

/** A wanted voice part is no skill, nor is the choir; the name of a women's or men's choir gives the gender. */
const voices: Rule = {
  name: 'voices-of-a-choir',
  begins: 'word',
  examples: [
    ['Kammarkören Vox söker tenorer och basar', {}],
    ['vår kör behöver en alt och en sopran', {}],
    ['Domkyrkans kammarkör söker en förstealt', {}],
    ['Damkör i Umeå söker altar', { genders: ['kvinna'], places: ['Umeå'] }],
    ['Damkör i Umeå söker dirigent', { places: ['Umeå'] }],
    ['Manskören söker förstatenorer', { genders: ['man'] }],
    ['vi söker en sopran till operan', { skills: [{ skill: 'sopran' }] }],
    ['Solister sökes: sopran, alt och tenor', { categories: ['sångare'] }],
    ['kan sjunga i kör', { skills: [{ skill: 'körsång' }] }],
  ],
  match(text, at) {
    const voice = voiceAt(text, at);
    if (voice && isSung(text, at)) return undefined;
    if (voice)
      return voice.isOfMany || isAmongVoices(text, at) || isNearChoir(text, at)
        ? { to: at + 1, items: [{ slot: 'voice', value: voice.part }] }
        : undefined;
    const word = text.word(at);
    if (!CHOIR_ENDING.test(word)) return undefined;
    const found = text.found(at);
    const gender = [...CHOIR_OF].find(([start]) => word.startsWith(start))?.[1];
    const to = found?.to ?? at + 1;
    if (gender && isForSingers(text, at)) return { to, items: [{ slot: 'gender', value: gender }] };
    return isChoir(text, at) && isWhoAsks(text, at) ? { to, mark: { kind: 'unread' } } : undefined;
  },
};

export const VOICE_RULES: readonly Rule[] = [voices];
