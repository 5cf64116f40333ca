import { wordSet } from './word-set.ts';

/** Between 'spela' and what is played. */
export const BEFORE_PLAYED = wordSet('en ett två tre rollen vår den glada gammal ung unga äldre');

/** Verbs of playing a part: what follows is no trade of who plays it. */
export const TO_PLAY = wordSet('spela spelar spelas gestalta gestaltar föreställa föreställer agera agerar låtsas');

/** Before 'som' and a part: 'klädd som polis'. */
export const AS_WHOM = wordSet('klädd utklädd komma kommer agera rollen kläs agerar klädda');
