import { expect, test } from 'vitest';
import type { ClientView, PresentedPerson } from '#contract/auditions/presentation.ts';
import { type Said, withSaid } from './client-view.view.ts';

const person = (id: string, vote: PresentedPerson['vote']) => ({ id, vote }) as PresentedPerson;
const view = (...people: PresentedPerson[]) => ({ people }) as unknown as ClientView;

test('a guest’s opinion of one person changes no other opinion of theirs', () => {
  const said = (before: PresentedPerson['vote'], change: Said) =>
    withSaid(view(person('a', before), person('b', null)), 'a', change).people.map(({ vote }) => vote);
  expect(said(null, { vote: 'yes' })).toEqual([{ vote: 'yes', comment: '' }, null]);
  expect(said({ vote: 'yes', comment: '' }, { comment: 'Varm.' })).toEqual([{ vote: 'yes', comment: 'Varm.' }, null]);
  expect(said({ vote: 'yes', comment: 'Varm.' }, { vote: null })).toEqual([{ vote: null, comment: 'Varm.' }, null]);
});
