import { expect, test } from 'vitest';
import { collectRows, ROWS_MOST } from './collect-rows.ts';

const listOf = (total: number, page_size: number) => {
  const asked: number[] = [];
  const fetchPage = (page: number) => {
    asked.push(page);
    const from = (page - 1) * page_size;
    const items = Array.from({ length: Math.max(0, Math.min(page_size, total - from)) }, (_, at) => ({
      id: String(from + at),
    }));
    return Promise.resolve({ items, page_size, total });
  };
  return { asked, fetchPage };
};
const collect = (list: ReturnType<typeof listOf>, isWanted = () => true) => {
  const told: number[] = [];
  const found = collectRows(
    list.fetchPage,
    ({ id }) => id,
    (count) => told.push(count),
    isWanted,
  );
  return found.then((result) => ({ result, told }));
};

test('an export fetches each page once, in order, and reports its progress', async () => {
  const list = listOf(51, 25);
  const { result, told } = await collect(list);
  expect(result?.rows.map(({ id }) => id)).toEqual(Array.from({ length: 51 }, (_, at) => String(at)));
  expect([result?.is_cut, list.asked, told]).toEqual([false, [1, 2, 3], [25, 50, 51]]);
});

test('an empty list is an empty file', async () => {
  expect((await collect(listOf(0, 25))).result).toEqual({ rows: [], is_cut: false });
});

test('a row that moves to a later page is exported once', async () => {
  const fetchPage = (page: number) =>
    Promise.resolve({ items: [{ id: 'a' }, { id: `${page}` }], page_size: 2, total: 4 });
  const found = await collectRows(
    fetchPage,
    ({ id }) => id,
    () => undefined,
    () => true,
  );
  expect(found?.rows.map(({ id }) => id)).toEqual(['a', '1', '2']);
});

test('a list that is too long for a file is cut, and says so', async () => {
  const { result } = await collect(listOf(ROWS_MOST + 1, 100));
  expect([result?.rows.length, result?.is_cut]).toEqual([ROWS_MOST, true]);
});

test('no more pages are fetched after the user has left the screen', async () => {
  const list = listOf(1000, 25);
  expect((await collect(list, () => list.asked.length < 2)).result).toBeNull();
  expect(list.asked).toEqual([1, 2]);
});
