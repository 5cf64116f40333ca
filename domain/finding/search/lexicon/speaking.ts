import { wordSet } from './word-set.ts';

/** Words before 'svenska' as a language, not an adjective. */
export const BEFORE_LANGUAGE = wordSet(
  'talar tala pratar prata pratande talande kunna kan kunnig flytande obehindrat god goda bra på i behärskar behärska förstår förstå lite perfekt språk språken språk: grundläggande modersmål svarar snackar snacka skriver läser hyfsad utmärkt viss eller och / & samt : som gärna med låter har undervisa höra sjunga sjunger repliker obehindrad',
);

/** Words after 'svenska' as a language, not an adjective. */
export const AFTER_LANGUAGE = wordSet(
  'och o el alt eller samt modersmål modersmålsnivå hjälpligt hjälplig hyfsat hyfsad grundläggande god infödd native fluent obehindrad litegrann grunder skolnivå vardagsnivå samtalsnivå flytande obehindrat som på med är i krävs krav meriterande gärna till utan bra perfekt minst ett kan för men då hemma önskas önskvärt felfritt felfri ska ej inte eftersom brytning lite väl dialekt behövs plus om båda måste talas och/eller språk språket av',
);

/** Words before 'norska' as an adjective: 'den norska filmen'. */
export const BEFORE_ADJECTIVE = wordSet('den det de vår vårt våra dessa denna mot för av');

/** Things made in a language: 'engelska låtar'. */
export const IN_A_LANGUAGE = /^(?:låt|sång|film|text|repertoar|dikt|bok|böcker|serie|tv|produktion)[a-zåäö]*$/;
