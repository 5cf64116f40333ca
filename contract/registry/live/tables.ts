import { AFFECTS } from './affects.ts';
import { ANSWERS_AS } from './answers-as.ts';
import { SHOWS } from './shows.ts';

/** What a tab knows beforehand of commands and answers; fetched together with the first command or the first change. */
export const LIVE_TABLES = { shows: SHOWS, affects: AFFECTS, answers_as: ANSWERS_AS } as const;
