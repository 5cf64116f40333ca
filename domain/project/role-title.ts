import type { Condition, Wish } from '../matching/condition.ts';
import { categories } from '../vocabulary/categories.ts';
import { genders } from '../vocabulary/genders.ts';
import { ROLE_TITLE_MAX } from './brief.rules.ts';

/** What a role is called: its name in the brief, or else who is asked for ('Dansare', 'Kvinna 30–40 år'), or its number. */
export function roleTitle(title: string, wishes: readonly Wish[], index: number): string {
  const name = title.replaceAll(/\s+/g, ' ').trim();
  if (name !== '') return (name.charAt(0).toLocaleUpperCase('sv') + name.slice(1)).slice(0, ROLE_TITLE_MAX).trim();
  const asked = wishes.filter(({ demand }) => demand === 'must').flatMap(({ any }) => any);
  const labels = (kind: Condition['kind'], label: (id: string) => string) =>
    asked.flatMap((one) => (one.kind === kind && 'id' in one ? [label(one.id)] : []));
  const [category] = labels('category', categories.label);
  const sought = labels('gender', genders.label).join(' eller ').toLocaleLowerCase('sv');
  const age = asked.flatMap((one) => (one.kind === 'age' ? [ageWords(one.min, one.max)] : []))[0];
  const words = [category, category ? sought && `(${sought})` : sought, age].filter(Boolean).join(' ');
  return words === ''
    ? `Roll ${index + 1}`
    : (words.charAt(0).toLocaleUpperCase('sv') + words.slice(1)).slice(0, ROLE_TITLE_MAX);
}

function ageWords(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min} år` : `${min}–${max} år`;
  return min !== undefined ? `från ${min} år` : `till ${max} år`;
}
