import { wordSet } from './word-set.ts';

/** Words for years after a number: '35 år', '8-åring'. */
export const YEARS = wordSet(
  'år års åring åringar åringarna åringen årig åriga årigt åringars årsåldern årsålder årsåldrarna å åriges ar aring aringar arig ariga arsaldern yo years yrs bast jordsnurr',
);

/** An age near one of these words is a playing age. */
export const PLAYING_AGE = wordSet(
  'spelålder spelåldern spelåldrar spelområde röstålder låter spelar spela rollålder playing',
);

/** Labels before an age that is written as a field. */
export const AGE_LABELS = wordSet(
  'ålder åldern åldrar åldrarna åldersspann åldersintervall åldersgrupp spelålder spelåldern rollålder röstålder age ages aged alder spelalder',
);

/** Before 'N år' these words make it a duration, not an age: 'i 15 år'. */
export const BEFORE_TIME_PASSED = wordSet(
  'i under på efter om fyller fyllt senaste närmaste första för inom varje fira firar',
);

/** After 'N år' these words make it a duration, not an age: '5 års erfarenhet'. */
export const AFTER_TIME_PASSED = wordSet(
  'sedan sen erfarenhet erfarenheter nyttjande nyttjanderätt licens buyout exklusivitet avtal jubileum framåt garanti kampanj rättigheter utbildning tillbaka kontrakt visning användning online',
);

/** Before a year these words make it a year of birth. */
export const BORN = wordSet('född födda fött årgång årgångar årgångarna födelseår födelseåren f');

/** Words allowed between 'född' and the year. */
export const BETWEEN_BORN_AND_YEAR = wordSet('mellan från åren år och : ca cirka runt omkring på under');

/** Separators in a list of ages: '6, 7 och 8 år'. */
export const BETWEEN_AGES = wordSet(', och eller o samt resp respektive &');
