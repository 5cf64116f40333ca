import type { OwnData } from './db/own-data.ts';
import { ownData as accounts } from './features/accounts/own-data.ts';
import { ownData as casting } from './features/casting/own-data.ts';
import { ownData as money } from './features/money/own-data.ts';
import { ownData as people } from './features/people/own-data.ts';
import { ownData as talk } from './features/talk/own-data.ts';
import { ownData as work } from './features/work/own-data.ts';

/** The data in the archive that a person downloads, in reading order. */
export const OWN_DATA: readonly OwnData[] = [accounts, people, casting, work, money, talk].flat();
