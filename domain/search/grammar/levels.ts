import type { Mark, Match, Rule, Text } from './text.ts';

/** Words for how well; a word may say one level of a language and another of a skill. */
const LEVELS: readonly (readonly [words: string, language: string | undefined, skill: string | undefined])[] = [
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

const byFirstWord = new Map<string, [readonly string[], Mark][]>();
for (const [phrases, language, skill] of LEVELS) {
  for (const phrase of phrases.split(', ')) {
    const words = phrase.split(' ');
    const level = language ?? skill ?? '';
    const mark: Mark =
      language && skill
        ? { kind: 'level', slot: 'either', level: language, other: skill }
        : { kind: 'level', slot: language ? 'language' : 'skill', level };
    byFirstWord.set(words[0] ?? '', [...(byFirstWord.get(words[0] ?? '') ?? []), [words, mark]]);
  }
}
for (const phrases of byFirstWord.values()) phrases.sort(([one], [two]) => two.length - one.length);

export const LEVEL_RULES: readonly Rule[] = [
  {
    name: 'level',
    examples: [
      ['flytande spanska', { languages: [{ language: 'spanska', min_level: 'flytande' }] }],
      [
        'talar spanska och ryska flytande',
        {
          languages: [
            { language: 'spanska', min_level: 'flytande' },
            { language: 'ryska', min_level: 'flytande' },
          ],
        },
      ],
      ['norska som modersmål', { languages: [{ language: 'norska', min_level: 'modersmål' }] }],
      ['engelska (flytande)', { languages: [{ language: 'engelska', min_level: 'flytande' }] }],
      [
        'svenska och god engelska',
        { languages: [{ language: 'svenska' }, { language: 'engelska', min_level: 'god' }] },
      ],
      ['van vid streetdance', { skills: [{ skill: 'streetdance', min_level: 'van' }] }],
      ['mycket van ryttare', { skills: [{ skill: 'ridning', min_level: 'mycket van' }] }],
      [
        'poledance eller luftakrobatik på professionell nivå',
        {
          any_of: [
            { skill: 'poledance', min_level: 'professionell' },
            { skill: 'luftakrobatik', min_level: 'professionell' },
          ],
        },
      ],
      [
        'flytande kurdiska eller god persiska',
        {
          any_of: [
            { language: 'kurdiska', min_level: 'flytande' },
            { language: 'persiska', min_level: 'god' },
          ],
        },
      ],
    ],
    match(text: Text, at: number): Match | undefined {
      for (const [words, mark] of byFirstWord.get(text.word(at)) ?? []) {
        if (words.every((word, offset) => text.word(at + offset) === word)) {
          let to = at + words.length;
          if (/^(?:nivå|nivån|kunskaper)$/.test(text.word(to))) to += 1;
          return { to, mark };
        }
      }
      return undefined;
    },
  },
];
