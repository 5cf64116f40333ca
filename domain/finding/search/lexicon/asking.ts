import { wordSet } from './word-set.ts';

/** Before 'en man' it is the man who is sought. */
export const BEFORE_WHO_IS_SOUGHT = wordSet('söker behöver castar casta hitta söks sökes efter nu : -');

/** A heading or word under which everything is a merit. */
export const MERIT_HEADINGS = wordSet('meriterande merit plus bonus önskemål gärna önskvärt fördel önskas helst');

/** Verbs of who asks for people, or of what they are asked for. */
export const TO_SEEK = wordSet('söker letar behöver efterlyser vill önskar castar filmar spelar');

/** Words of who seeks somebody. */
export const SEEKING = wordSet(
  'söker söks sökes letar behöver efterlyser önskar önskas castar vill behövs hyra boka anlita bokar anlitar',
);

/** After a person it says that nobody is sought any more: 'kvinnan är redan bokad'. */
export const AFTER_NOT_NEEDED =
  /^(?:behövs|klar|klara|tillsatt|tillsatta|redan|tackat|bokad|bokade|bokat|castad|castade|satt|satta|struken|strukna|borttagen|borttagna|utgår|spikad|fixad)$/;

/** What joins several mentions, so that a word before the first is of all of them. */
export const BETWEEN_MENTIONS = wordSet(
  ', och o eller samt & + / alternativt respektive ) ( även också gärna inga ej inte utan antingen varken plus både kan spela spelar talar i på - kunna el',
);
