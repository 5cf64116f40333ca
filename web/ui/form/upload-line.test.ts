import { expect, test } from 'vitest';
import { createUploadLine } from './upload-line.ts';

test('files are sent one at a time in the chosen order, also if one fails or is removed', async () => {
  const line = createUploadLine();
  const done: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const begun = new Map([1, 2, 3, 4].map((id) => [id, Promise.withResolvers<void>()]));
  for (const id of [1, 2, 3, 4])
    line.add(id, () => {
      begun.get(id)?.resolve();
      done.push(id);
      return new Promise((resolve, reject) => ends.set(id, (error) => (error ? reject(error) : resolve())));
    });
  await begun.get(1)?.promise;
  line.drop(2);
  expect(done).toEqual([1]);
  ends.get(1)?.(new Error('The line broke'));
  await begun.get(3)?.promise;
  expect(done).toEqual([1, 3]);
  // A file that is tried again goes last.
  const again = Promise.withResolvers<void>();
  line.add(2, async () => {
    done.push(2);
    again.resolve();
  });
  ends.get(3)?.();
  await begun.get(4)?.promise;
  ends.get(4)?.();
  await again.promise;
  expect(done).toEqual([1, 3, 4, 2]);
});
