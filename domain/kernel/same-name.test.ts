import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test('case, accents, hyphens and spaces make no other name', () => {
  for (const typed of ['anna-karin åhlén', 'Anna  Karin Ahlen', ' ANNA KARIN ÅHLÉN ']) {
    expect(isSameName(typed, 'Anna-Karin Åhlén'), typed).toBe(true);
  }
});

test('another name is another name', () => {
  for (const typed of ['Anna Åhlén', 'Anna-Karin Åhlin', 'Åhlén Anna-Karin', '']) {
    expect(isSameName(typed, 'Anna-Karin Åhlén'), typed).toBe(false);
  }
});
