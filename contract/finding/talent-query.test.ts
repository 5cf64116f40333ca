import { expect, test } from 'vitest';
import { z } from 'zod';
import { keptQuery, talentQueryUrl } from './talent-query.ts';

const RIDING = { demand: 'must', any: [{ kind: 'skill', id: 'riding', min_level: 2 }] };

test('an outdated wish in a stored query is dropped, and the others stay', () => {
  const gone = { demand: 'must', any: [{ kind: 'dates', from: '0000-01-01', to: '0000-01-02' }] };
  const kept = { text: 'varm röst', wishes: [gone, RIDING, { demand: 'must', any: [{ kind: 'skill', id: 'gone' }] }] };
  expect(keptQuery.parse(kept)).toEqual({ text: 'varm röst', wishes: [RIDING], unknown: [] });
});

test('an empty query asks for nothing', () => {
  expect(keptQuery.parse({})).toEqual({ text: '', wishes: [], unknown: [] });
});

test('a wish that is too long or empty is refused beside its field', () => {
  for (const wish of ['0'.repeat(2001), 'nothing']) {
    const { error } = z.object(talentQueryUrl).safeParse({ wish });
    expect(error?.issues).toMatchObject([{ path: ['wish', 0], message: 'Okänt val.' }]);
  }
});
