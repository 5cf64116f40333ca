import { wordSet } from './word-set.ts';

/** Words that make the name after them a place. */
export const BEFORE_PLACE = wordSet(
  'i från till nära runt kring omkring utanför plats ort inom norr söder öster väster om bor eller och / : via mot samt hela ni utifrån city spelplats inspelningsort 📍 bosatt boende ingen inte ej',
);

/** Words that turn a place name into the name of something else: Uppsala stadsteater, Malmö Opera, Kalmar FF. */
export const INSTITUTIONS = wordSet(
  'stadsteater stadsteatern opera operan teater teatern tidning universitet högskola aviation live ff if bk aif nation konserthus konserthuset symfoniker symfoniorkester filmfestival museum arena bryggeri kex bomull energi mejeri bilar bil bank sparbank fastigheter hockey hotell ab media motor möbler kaffe konditori bageri marathon maraton pride fc gif sk hk borgarskola länstrafik post posten allehanda folkblad dagblad kuriren nyheter partners film production productions studios',
);

/** Nouns after a place in the genitive that leave it a place. */
export const OF_THE_PLACE = wordSet(
  'lucia luciatåg julmarknad vårmarknad bibliotek församling församlingshem kulturhus kulturskola folkhögskola bygdespel revy marknad bygdegård folkpark festplats kyrka teater slott domkyrka hamn torg innerstad centrum skärgård kommun stad city området trakten omnejd södra norra västra östra centralstation central flygplats närhet',
);

/** Venues named after a place. */
export const VENUES = wordSet(
  'stadsteater stadsteatern opera operan teater teatern konserthus konserthuset museum arena hotell domkyrka slott',
);

/** Ordinary words that are a place only with a capital. */
export const HARDLY_PLACES = wordSet('vara mark sala nol lit backa berg heden');

/** Towns that are read without a capital too, if they stand alone between signs in a text without capitals. */
export const PLAIN_TOWNS = wordSet(
  'lund boden mora alby trosa sunne skara lomma åre solna hjo kista flen heby salem nora sala',
);

/** Words before a distance that make it a radius. */
export const BEFORE_RADIUS = wordSet('inom max högst radie maximalt ca cirka upp under minst');

/** Words allowed between 'inom' and the distance. */
export const WITHIN_RADIUS = /^(?:en|på|om|radie|av|till|[:]|ca|max|högst|cirka)$/;

/** Words after a distance that make it a radius. */
export const AFTER_RADIUS = wordSet('från runt kring omkring ifrån utanför av bort utifrån');

/** Words before the home of the people sought: 'bosatt i'. */
export const LIVING = wordSet(
  'bor bo bosatt bosatta boende hemmahörande hemort hemkommun baserad baserade skriven skrivna folkbokförd folkbokförda',
);

/** Words allowed between 'bor' and the place. */
export const BETWEEN_HOMES = wordSet(
  'i på : , och eller / utanför nära omkring kring runt med omnejd gärna helst trakten',
);

/** Endings of words for people of a place. */
export const LIVING_IN_NAME = /(?:.{3,}bor|.{4,}bo|boende|baserad|baserade|bosatt|bosatta)$/;
