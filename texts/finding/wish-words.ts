/** Search wishes in words: for chips, logs and mails alike. */
import {
  type Condition,
  type ConditionKind,
  isLevelKind,
  LEVELS,
  type TalentQuery,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { labelOfRank } from '#domain/kernel/vocabulary/notion.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';
import { eitherOf, eyePhrase, hairPhrase, nameOf, placesPhrase, spanText } from './condition-words.ts';

/** A wish in plain words: 'Spelar 25–35 år', 'Blå eller gröna ögon', 'Inte: tatuering', 'Gärna: spanska, minst god'. */
export function wishLabel({ demand, any }: Wish): string {
  const words = conditionsText(any);
  if (demand === 'merit') return `Gärna: ${words}`;
  if (demand === 'not') return `Inte: ${words}`;
  return words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);
}

/** The conditions of a wish inside a sentence, joined by 'eller': 'blå eller gröna ögon'. */
export function conditionsText(any: readonly Condition[]): string {
  const byKind = new Map<ConditionKind, Condition[]>();
  for (const condition of any) byKind.set(condition.kind, [...(byKind.get(condition.kind) ?? []), condition]);
  return eitherOf([...byKind.values()].map(phraseOf));
}

/** The phrase for conditions of one kind: 'spelar 25–35 år', 'tackar nej till rökning eller kyss'. */
function phraseOf(group: readonly Condition[]): string {
  switch (group[0]?.kind) {
    case 'age':
      return `spelar ${eitherOf(group.map((one) => spanText(one, 'år')))}`;
    case 'height':
      return `längd ${eitherOf(group.map((one) => spanText(one, 'cm')))}`;
    case 'dates':
      return `ledig ${eitherOf(group.map((one) => (one.kind === 'dates' ? formatDaySpan(one.from, one.to) : '')))}`;
    case 'place':
      return placesPhrase(group);
    case 'limit':
      return `tackar nej till ${eitherOf(group.map((one) => inSentence(nameOf(one))))}`;
    case 'hair_color':
    case 'hair_length':
    case 'hair_type':
      return hairPhrase(group);
    case 'eye_color':
      return eyePhrase(group);
    default:
      return eitherOf(group.map((one) => levelled(one, group.length > 1)));
  }
}

/** 'ridning, minst van'. The lowest level adds no words, because everybody with the skill has at least that level. */
function levelled(condition: Condition, isAmongOthers: boolean): string {
  const name = inSentence(nameOf(condition));
  const rank = 'min_level' in condition ? (condition.min_level ?? 1) : 1;
  const level = isLevelKind(condition.kind) ? labelOfRank(LEVELS[condition.kind].entries, rank) : undefined;
  if (rank <= 1 || !level) return name;
  const least = `minst ${inSentence(level)}`;
  return isAmongOthers ? `${name} (${least})` : `${name}, ${least}`;
}

/** All wishes of a search and then its words, joined by semicolons; empty for an empty search. */
export function queryWords({ text, wishes }: Pick<TalentQuery, 'text' | 'wishes'>): string {
  return [...wishes.map(wishLabel), ...(text === '' ? [] : [`orden ${text}`])].join('; ');
}
