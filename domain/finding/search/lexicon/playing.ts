import { wordSet } from './word-set.ts';

/** Words allowed between 'spela' and the part. */
export const BEFORE_PLAYED = wordSet('en ett två tre rollen vår den glada gammal ung unga äldre');

/** Verbs of playing a part; the noun after them is not the trade of the person. */
export const TO_PLAY = wordSet('spela spelar spelas gestalta gestaltar föreställa föreställer agera agerar låtsas');

/** Words before 'som' and a part: 'klädd som polis'. */
export const AS_WHOM = wordSet('klädd utklädd komma kommer agera rollen kläs agerar klädda');
