import { expect, it } from 'vitest';
import { markKept } from '#web/api/kept-dates.ts';
import { queryClient } from './query-client.ts';

it('an answer that the phone had kept is not mixed with one of the server, which would lose its age', () => {
  const queryKey = ['GET /talent/requests'];
  const put = (data: object) => queryClient.setQueryData<object>(queryKey, data);
  const ofServer = { items: ['Rösten'] };
  put(ofServer);
  expect(put({ items: ['Rösten'] })).toBe(ofServer);
  const ofPhone = { items: ['Rösten'] };
  markKept(ofPhone, '2026-11-30T07:12:00Z');
  expect(put(ofPhone)).toBe(ofPhone);
  const again = { items: ['Rösten'] };
  expect(put(again)).toBe(again);
});
