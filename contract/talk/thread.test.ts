import { expect, test } from 'vitest';
import { refusedBy } from '#tests/support/refused-by.ts';
import { threadRoutes } from './thread.ts';

const [one, other] = ['0b0e7f5d-6a1c-4b7a-9d3e-2f1a0c9b8d7e', '1b0e7f5d-6a1c-4b7a-9d3e-2f1a0c9b8d7e'] as const;

test('a message has each file only once', () => {
  const refused = refusedBy(threadRoutes['POST /threads/:id/messages'].body);
  const withFiles = (...ids: string[]) =>
    refused({ id: one, body: 'Hej', files: ids.map((upload_id) => ({ upload_id, name: 'a.pdf' })) });
  expect(withFiles(one, other)).toEqual([]);
  expect(withFiles(one, one)).toEqual(['files']);
});

test('the number of a read message is limited to the integers of the database', () => {
  const refused = refusedBy(threadRoutes['POST /threads/:id/read'].body);
  expect(refused({ number: 2 ** 31 - 1 })).toEqual([]);
  expect(refused({ number: 2 ** 31 })).toEqual(['number']);
});
