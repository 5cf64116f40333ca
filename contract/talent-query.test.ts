import { expect, test } from 'vitest';
import { keptQuery } from './talent-query.ts';

const RIDING = { demand: 'must', any: [{ kind: 'skill', id: 'riding', min_level: 2 }] };

test('a wish that can no longer be asked for leaves the others of a kept query as they were', () => {
  const gone = { demand: 'must', any: [{ kind: 'dates', from: '0000-01-01', to: '0000-01-02' }] };
  const kept = { text: 'varm röst', wishes: [gone, RIDING, { demand: 'must', any: [{ kind: 'skill', id: 'gone' }] }] };
  expect(keptQuery.parse(kept)).toEqual({ text: 'varm röst', wishes: [RIDING], unknown: [] });
});

test('an empty one asks for nothing', () => {
  expect(keptQuery.parse({})).toEqual({ text: '', wishes: [], unknown: [] });
});
