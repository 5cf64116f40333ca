import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test('names that differ in case, accents, hyphens and spaces are the same', () => {
  for (const typed of ['anna-karin åhlén', 'Anna  Karin Ahlen', ' ANNA KARIN ÅHLÉN ']) {
    expect(isSameName(typed, 'Anna-Karin Åhlén'), typed).toBe(true);
  }
});

test('names with other letters differ', () => {
  for (const typed of ['Anna Åhlén', 'Anna-Karin Åhlin', 'Åhlén Anna-Karin', '']) {
    expect(isSameName(typed, 'Anna-Karin Åhlén'), typed).toBe(false);
  }
});
