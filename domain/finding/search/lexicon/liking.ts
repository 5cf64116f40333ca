import { wordSet } from './word-set.ts';

/** Words before something that a person would like to do: 'vill spela teater'. */
export const LIKING: readonly string[] = [
  'vill',
  'lust att',
  'sugen på att',
  'sugna på att',
  'tycker om att',
  'gillar att',
  'älskar att',
  'trivs med att',
  'drömmer om att',
  'vågar',
  'roligt att',
  'kul att',
  'chansen att',
];

/** Phrases for going on stage in general, which is no skill. */
export const GOING_ON_STAGE: readonly string[] = [
  'spela teater',
  'stå på scen',
  'stå på scenen',
  'stå på en scen',
  'agera',
  'synas',
  'synas i bild',
  'uppträda',
  'skådespela',
  'vara med på film',
  'vara med i film',
  'filma',
];

/** Words allowed between the liking and the activity: 'vill gärna spela teater'. */
export const BETWEEN_LIKING = wordSet('gärna bara också även ha lära prova på att få komma och');
