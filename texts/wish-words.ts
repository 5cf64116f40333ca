/** What is looked for, in words: for logs, mails and screens alike. Total by kind. */
import {
  CHOICES,
  type ChoiceKind,
  type Condition,
  isLevelKind,
  LEVELS,
  type TalentQuery,
  type Wish,
} from '#domain/matching/condition.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { labelOfRank } from '#domain/vocabulary/notion.ts';
import { formatDaySpan } from './format.ts';

const lower = (text: string) => text.toLocaleLowerCase('sv');

// Labels that say nothing outside their own list: 'Blont', 'Kort'.
const CHOICE_WORDS: { readonly [Kind in ChoiceKind]?: (label: string) => string } = {
  hair_color: (label) => `Hår: ${lower(label)}`,
  hair_length: (label) => `Hårlängd: ${lower(label)}`,
  hair_type: (label) => `Hårtyp: ${lower(label)}`,
  eye_color: (label) => `Ögon: ${lower(label)}`,
};

function span(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min} ${unit}` : `${min}–${max} ${unit}`;
  return min !== undefined ? `minst ${min} ${unit}` : `högst ${max} ${unit}`;
}

/** One condition: 'Ridning, minst van', 'Spelar 25–35 år', 'Göteborg, inom 30 km'. The lowest level asks for nothing more. */
export function conditionWords(condition: Condition): string {
  switch (condition.kind) {
    case 'age':
      return `Spelar ${span(condition.min, condition.max, 'år')}`;
    case 'height':
      return `Längd ${span(condition.min, condition.max, 'cm')}`;
    case 'place': {
      const name = (municipalities.has(condition.id) ? municipalities : counties).label(condition.id);
      return condition.radius_km === undefined ? name : `${name}, inom ${condition.radius_km} km`;
    }
    case 'dates':
      return `Ledig ${formatDaySpan(condition.from, condition.to)}`;
    default: {
      const { kind, id, min_level = 1 } = condition;
      const label = (CHOICE_WORDS[kind] ?? String)(CHOICES[kind].label(id));
      const level = isLevelKind(kind) && min_level > 1 ? labelOfRank(LEVELS[kind].entries, min_level) : undefined;
      return level ? `${label}, minst ${lower(level)}` : label;
    }
  }
}

/** A whole wish: 'Spanska eller Italienska (meriterande)', 'inte Tatuering'. */
export function wishWords({ demand, any }: Wish): string {
  const words = any.map(conditionWords).join(' eller ');
  if (demand === 'not') return `inte ${words}`;
  return demand === 'merit' ? `${words} (meriterande)` : words;
}

/** Everything asked for, one after the other; empty when everybody fits. */
export function queryWords({ text, wishes }: Pick<TalentQuery, 'text' | 'wishes'>): string {
  return [...wishes.map(wishWords), ...(text === '' ? [] : [`orden ${text}`])].join('; ');
}
