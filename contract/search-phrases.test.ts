import { expect, test } from 'vitest';
import { readBrief } from '#domain/search/read-brief.ts';
import type { Bounds, Slot } from '#domain/search/reading.ts';
import { SEARCH_PHRASES } from './search-phrases.ts';

test.each(SEARCH_PHRASES)(
  'the reader of briefs understands the example “$text” as its chips say',
  ({ text, understood }) => {
    const { fields } = readBrief(text, '2026-11-21');
    const idsOf = (slot: Slot) => fields.flatMap((field) => (field.slot === slot ? [field.value] : []));
    const boundsOf = (slot: Slot) => (idsOf(slot)[0] ?? {}) as Bounds;
    const wish = Object.assign({}, ...understood.map((chip) => chip.wish));
    expect(idsOf('category')).toEqual(wish.categories ?? []);
    expect(idsOf('gender')).toEqual(wish.genders ?? []);
    expect([boundsOf('age').min, boundsOf('age').max]).toEqual([wish.age_min, wish.age_max]);
    expect(boundsOf('height').min).toEqual(wish.height_min_cm);
    expect(idsOf('skill')).toEqual((wish.skills ?? []).map(({ id }: { id: string }) => id));
    expect(idsOf('language')).toEqual((wish.languages ?? []).map(({ id }: { id: string }) => id));
  },
);
