import { CHOIR_ENDING, CHOIR_OF, VOICE_PART, VOICE_PARTS } from '#domain/search/lexicon/voices.ts';
import { beginsLine, type Rule, senseOf, type Text } from './text.ts';

/** How far from a voice part the choir may be named. */
const NEAR = 30;

const isChoir = (text: Text, at: number): boolean =>
  CHOIR_ENDING.test(text.word(at)) && senseOf(text, at, 'skill')?.id === 'choir';

function isNearChoir(text: Text, at: number): boolean {
  for (let near = Math.max(0, at - NEAR); near < at + NEAR; near += 1)
    if (CHOIR_ENDING.test(text.word(near))) return true;
  return false;
}

/** True where the choir is who asks: 'Kammarkören', 'Damkör i Umeå söker', 'vår kör'. */
function isWhoAsks(text: Text, at: number): boolean {
  if (/en$|erna$/.test(text.word(at))) return true;
  if (!beginsLine(text, at) && text.tokens[at - 1]?.sentence === text.tokens[at]?.sentence)
    return /^(?:vår|nystartad|vi är en)$/.test(text.word(at - 1));
  for (let to = at + 1; to < at + 7; to += 1)
    if (/^(?:söker|behöver|önskar|letar|välkomnar)$/.test(text.word(to))) return true;
  return false;
}

/** True where singers are wanted, not a conductor. */
function isForSingers(text: Text, at: number): boolean {
  for (let to = at + 1; to < at + 14; to += 1)
    if (VOICE_PARTS.has(text.word(to)) || /^(?:sångare|sångerskor|röster|medlemmar|korister)$/.test(text.word(to)))
      return !/^med$/.test(text.word(to - 2));
  return false;
}

/** Voices that a choir wants, and the choir itself, are no skill; a choir of women or men says whom it takes. */
const voices: Rule = {
  name: 'voices-of-a-choir',
  examples: [
    ['Kammarkören Vox söker tenorer och basar', {}],
    ['vår kör behöver en alt och en sopran', {}],
    ['Damkör i Umeå söker altar', { genders: ['kvinna'], places: ['Umeå'] }],
    ['Damkör i Umeå söker dirigent', { places: ['Umeå'] }],
    ['Manskören söker förstatenorer', { genders: ['man'] }],
    ['vi söker en sopran till operan', { skills: [{ skill: 'sopran' }] }],
    ['kan sjunga i kör', { skills: [{ skill: 'körsång' }] }],
  ],
  match(text, at) {
    const word = text.word(at);
    if (VOICE_PARTS.has(word)) return { to: at + 1, mark: { kind: 'unread' } };
    if (VOICE_PART.has(word)) return isNearChoir(text, at) ? { to: at + 1, mark: { kind: 'unread' } } : undefined;
    if (!CHOIR_ENDING.test(word)) return undefined;
    const found = text.found(at);
    const gender = [...CHOIR_OF].find(([start]) => word.startsWith(start))?.[1];
    const to = found?.to ?? at + 1;
    if (gender && isForSingers(text, at)) return { to, items: [{ slot: 'gender', value: gender }] };
    return isChoir(text, at) && isWhoAsks(text, at) ? { to, mark: { kind: 'unread' } } : undefined;
  },
};

export const VOICE_RULES: readonly Rule[] = [voices];
