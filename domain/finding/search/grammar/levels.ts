import { LEVEL_PHRASES } from '#domain/finding/search/lexicon/levels.ts';
import type { Mark, Match, Rule, Text } from './text.ts';

const byFirstWord = new Map<string, [readonly string[], Mark][]>();
for (const [phrases, language, skill] of LEVEL_PHRASES) {
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
    begins: 'word',
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
            [
              { skill: 'poledance', min_level: 'professionell' },
              { skill: 'luftakrobatik', min_level: 'professionell' },
            ],
          ],
        },
      ],
      [
        'flytande kurdiska eller god persiska',
        {
          any_of: [
            [
              { language: 'kurdiska', min_level: 'flytande' },
              { language: 'persiska', min_level: 'god' },
            ],
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
