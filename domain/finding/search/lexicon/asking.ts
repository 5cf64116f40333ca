import { wordSet } from './word-set.ts';

/** Words before a person that make the person the one sought: 'söker en man'. */
export const BEFORE_WHO_IS_SOUGHT = wordSet('söker behöver castar casta hitta söks sökes efter nu : -');

/** Headings and words under which every wish is a merit. */
export const MERIT_HEADINGS = wordSet('meriterande merit plus bonus önskemål gärna önskvärt fördel önskas helst');

/** Verbs of the client who looks for people, or of the work. */
export const TO_SEEK = wordSet('söker letar behöver efterlyser vill önskar castar filmar spelar');

/** Words that say that somebody is sought. */
export const SEEKING = wordSet(
  'söker söks sökes letar behöver efterlyser önskar önskas castar vill behövs hyra boka anlita bokar anlitar',
);

/** Words after a person who is no longer sought: 'kvinnan är redan bokad'. */
export const AFTER_NOT_NEEDED =
  /^(?:behövs|klar|klara|tillsatt|tillsatta|redan|tackat|bokad|bokade|bokat|castad|castade|satt|satta|struken|strukna|borttagen|borttagna|utgår|spikad|fixad)$/;

/** Words that join several mentions, so that a word before the first applies to all. */
export const BETWEEN_MENTIONS = wordSet(
  ', och o eller samt & + / alternativt respektive ) ( även också gärna inga ej inte utan antingen varken plus både kan spela spelar talar i på - kunna el',
);
