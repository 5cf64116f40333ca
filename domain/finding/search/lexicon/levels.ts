import { wordSet } from './word-set.ts';

/** Words allowed between a thing and the level after it: 'ridning på hög nivå'. */
export const BETWEEN_THING_AND_LEVEL = wordSet('( ) båda , på som är : - till i med en och');

/** Words allowed between a level and the thing after it: 'goda kunskaper i franska'. */
export const BETWEEN_LEVEL_AND_THING = wordSet(
  'i av vid att på med inom kunskaper färdigheter från som framför läsa om en ett dansa spela åka köra jobba arbeta talar tala prata och muntlig brittisk kunskap',
);

/** Words after a level that belongs to the thing before it. */
export const AFTER_LEVEL = wordSet(
  'och eller samt men i nivå krävs som är gärna önskas för meriterande till utan skriftligt på med o så eftersom då',
);

/** Words for levels; one word may be one level of a language and another of a skill. */
export const LEVEL_PHRASES: readonly (readonly [
  words: string,
  language: string | undefined,
  skill: string | undefined,
])[] = [
  [
    'modersmål, modersmålet, modersmålsnivå, förstaspråk, infödd, infödda, native, tvåspråkig, tvåspråkiga, som första språk, modersmålstalare',
    'native',
    undefined,
  ],
  [
    'flytande, obehindrat, obehindrad, obehindrade, perfekt, perfekta, felfri, felfritt, fluent, helt flytande, utmärkt, utmärkta, nästan flytande',
    'fluent',
    undefined,
  ],
  [
    'god, goda, gott, bra, mycket god, mycket goda, mycket bra, goda kunskaper, goda kunskaper i, goda kunskaper inom, hyfsad, hyfsat, hyfsade, samtalsnivå, konversationsnivå, vardaglig, jättebra, riktigt bra, väl',
    'good',
    undefined,
  ],
  [
    'grundläggande, lite, litegrann, lite grann, grundkunskaper, grundkunskaper i, grunderna i, grunder i, enstaka repliker på, några repliker på, nybörjarnivå, nybörjare, hjälplig, hjälpligt, viss, vissa, enkel, enkla, basic, skolnivå, några ord, en del, elementära, basnivå, lite lätt',
    'basic',
    'basic',
  ],
  [
    'van, vana, erfaren, erfarna, god vana, vana av, stor erfarenhet av, van vid, van att, vana att, van med, van i, vana vid, vant, rutinerad, rutinerade, van nivå, erfarenhet på van nivå, god erfarenhet av, vana från, van från, god vana av, van som',
    undefined,
    'experienced',
  ],
  [
    'mycket van, mycket vana, mycket god vana, mycket god vana av, stor vana, stor vana av, stor vana vid, mycket erfaren, mycket erfarna, mycket rutinerad, lång erfarenhet av, lång vana av, lång vana, mycket duktig, mycket skicklig, mycket skickliga, avancerad, avancerad nivå, mycket van att, mycket van vid, väldigt van, riktigt van, hög nivå, mycket hög nivå, avancerat, mycket stor vana av, mycket vana vid, mycket van med, mycket stor erfarenhet av, mycket lång erfarenhet av',
    undefined,
    'very_experienced',
  ],
  [
    'professionell, professionella, professionellt, professionell nivå, proffs, proffsnivå, elitnivå, elit, på elitnivå, yrkesverksam, yrkesverksamma, yrkes, expert, expert på, proffsig, proffsiga, proffs på, världsklass, på proffsnivå, landslagsnivå, professionellt utbildad, tävlingsnivå, yrkesmässigt',
    undefined,
    'professional',
  ],
];
