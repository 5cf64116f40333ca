import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headcountOf, splitRoles } from './split-roles.ts';
import { toPrediction } from './to-prediction.ts';

const TODAY = '2026-11-21';
const read = (brief: string) =>
  splitRoles(brief, TODAY).map((role) => [role.title, toPrediction(role.reading)] as const);

type Roles = readonly (readonly [title: string, fields: Readonly<Record<string, unknown>>])[];
const day = (from: string, to = from) => [{ from, to }];

const SEVERAL: readonly (readonly [brief: string, roles: Roles])[] = [
  [
    'Vi söker: 1) ANNA, 30–40, advokat 2) LARS, 50–60, polis. Inspelning i Lund 3–5 juni.',
    [
      ['Anna', { age_min: 30, age_max: 40, places: ['Lund'], dates: day('2027-06-03', '2027-06-05') }],
      ['Lars', { age_min: 50, age_max: 60, places: ['Lund'], dates: day('2027-06-03', '2027-06-05') }],
    ],
  ],
  [
    'två kvinnor 20–30 och en man 50+ som kan rida',
    [
      ['Kvinna 20–30', { genders: ['kvinna'], age_min: 20, age_max: 30, headcount: 2 }],
      ['Man 50+', { genders: ['man'], age_min: 50, skills: [{ skill: 'ridning' }] }],
    ],
  ],
  [
    'Vi söker dels en dansare 20–30, dels en sångare 40–50 till Malmö 12 juni, 3 000 kr.',
    [
      [
        'Dansare 20–30',
        {
          categories: ['dansare'],
          age_min: 20,
          age_max: 30,
          places: ['Malmö'],
          dates: day('2027-06-12'),
          fee_min_sek: 3000,
          fee_max_sek: 3000,
        },
      ],
      [
        'Sångare 40–50',
        {
          categories: ['sångare'],
          age_min: 40,
          age_max: 50,
          places: ['Malmö'],
          dates: day('2027-06-12'),
          fee_min_sek: 3000,
          fee_max_sek: 3000,
        },
      ],
    ],
  ],
  [
    'Kortfilm i Umeå, v. 12\n\n- Kvinna 25–35, rött hår\n- Man 40–50, skägg\n- Pojke 8–10 år\n\nObetalt.',
    [
      ['Kvinna 25–35', { genders: ['kvinna'], hair_colors: ['rött'], places: ['Umeå'] }],
      ['Man 40–50', { genders: ['man'], beard: 'skägg', places: ['Umeå'] }],
      ['Man 8–10', { genders: ['man'], age_min: 8, age_max: 10, places: ['Umeå'] }],
    ],
  ],
  [
    'Roll 1: Anna\nÅlder: 30–40\nKön: kvinna\n\nRoll 2: Lars\nÅlder: 50–60\nKön: man\n\nPlats: Ystad\nArvode: 4 000 kr',
    [
      ['Anna', { genders: ['kvinna'], age_min: 30, age_max: 40, places: ['Ystad'], fee_min_sek: 4000 }],
      ['Lars', { genders: ['man'], age_min: 50, age_max: 60, places: ['Ystad'], fee_min_sek: 4000 }],
    ],
  ],
  [
    'ROLL A – Mamman, 35–45, kvinna, Stockholm\nROLL B – Pappan, man 35–45, körkort\nInspelning 7 december',
    [
      ['Mamman', { genders: ['kvinna'], dates: day('2026-12-07') }],
      ['Pappan', { genders: ['man'], licences: ['b-körkort'], dates: day('2026-12-07') }],
    ].map(([title, fields]) => [title as string, fields as Record<string, unknown>] as const),
  ],
  [
    'SIGNE (70–80): kvinna, gotländska.\nBERTIL (75–85): man, spelar dragspel.\nVisby, 10 maj.',
    [
      ['Signe', { genders: ['kvinna'], dialects: ['gotländska'], places: ['Gotland'], dates: day('2027-05-10') }],
      ['Bertil', { genders: ['man'], skills: [{ skill: 'dragspel' }], places: ['Gotland'] }],
    ],
  ],
  [
    '2 värdar, 4 servitörer och 1 konferencier till gala i Solna 5 december',
    [
      ['Värd', { categories: ['värd'], headcount: 2, places: ['Solna'], dates: day('2026-12-05') }],
      ['Servitör', { categories: ['servitör'], headcount: 4, places: ['Solna'], dates: day('2026-12-05') }],
      ['Konferencier', { categories: ['konferencier'], places: ['Solna'], dates: day('2026-12-05') }],
    ],
  ],
  [
    'en man och en kvinna 30–40 till reklamfilm i Borås',
    [
      ['Man 30–40', { genders: ['man'], age_min: 30, age_max: 40, places: ['Borås'] }],
      ['Kvinna 30–40', { genders: ['kvinna'], age_min: 30, age_max: 40, places: ['Borås'] }],
    ],
  ],
  [
    'Kvinna 30–40, flytande spanska. Man 50–60, van ryttare. Inspelning i Göteborg i maj.',
    [
      ['Kvinna 30–40', { languages: [{ language: 'spanska', min_level: 'flytande' }], places: ['Göteborg'] }],
      ['Man 50–60', { skills: [{ skill: 'ridning', min_level: 'van' }], places: ['Göteborg'] }],
    ],
  ],
  [
    '1. Flicka 7–9 år som kan simma\n2. Pojke 10–12 år som kan cykla\n3. Mormor 65–75\n\nPlats: Halmstad',
    [
      ['Kvinna 7–9', { skills: [{ skill: 'simning' }], places: ['Halmstad'] }],
      ['Man 10–12', { skills: [{ skill: 'cykling' }], places: ['Halmstad'] }],
      ['Kvinna 65–75', { age_min: 65, age_max: 75, places: ['Halmstad'] }],
    ],
  ],
  [
    'Karaktär: Ove\nMan, 60–70, slätrakad\n\nKaraktär: Bibbi\nKvinna, 55–65, grått hår\n\nArvode 6 000 kr',
    [
      ['Ove', { genders: ['man'], beard: 'slätrakad', fee_min_sek: 6000 }],
      ['Bibbi', { genders: ['kvinna'], hair_colors: ['grått'], fee_min_sek: 6000 }],
    ],
  ],
  [
    'Lars, 50–60: polis med skägg\nMaria, 30–40: läkare, flytande arabiska\n\nInspelning vecka 3 i Gävle',
    [
      ['Lars', { age_min: 50, beard: 'skägg', places: ['Gävle'] }],
      ['Maria', { age_min: 30, languages: [{ language: 'arabiska', min_level: 'flytande' }], places: ['Gävle'] }],
    ],
  ],
  [
    'Dansare x 4, 20–30 år, hiphop\nSångare x 2, 30–45 år\nHelsingborg 2 maj',
    [
      ['Dansare 20–30', { categories: ['dansare'], headcount: 4, places: ['Helsingborg'] }],
      ['Sångare 30–45', { categories: ['sångare'], headcount: 2, places: ['Helsingborg'] }],
    ],
  ],
  [
    'Alla ska kunna simma. Vi söker tre män 20–30 samt fem kvinnor 40–50. Lidingö 6 juni.',
    [
      ['Man 20–30', { headcount: 3, skills: [{ skill: 'simning' }], places: ['Lidingö'] }],
      ['Kvinna 40–50', { headcount: 5, skills: [{ skill: 'simning' }], places: ['Lidingö'] }],
    ],
  ],
  [
    'Roll 1 (huvudroll): kvinna 25–30, 8 000 kr. Roll 2 (biroll): man 60–70, 4 000 kr. Filmas i Kiruna i mars.',
    [
      ['Kvinna 25–30', { fee_min_sek: 8000, fee_max_sek: 8000, places: ['Kiruna'] }],
      ['Man 60–70', { fee_min_sek: 4000, fee_max_sek: 4000, places: ['Kiruna'] }],
    ],
  ],
  [
    '• 2 st kvinnliga modeller 20–30, 172–180 cm\n• 1 st manlig modell 25–35, 185–190 cm\nStockholm 14 januari, 7 500 kr',
    [
      ['Kvinna 20–30', { categories: ['modell'], headcount: 2, height_min_cm: 172, height_max_cm: 180 }],
      ['Man 25–35', { categories: ['modell'], height_min_cm: 185, height_max_cm: 190, fee_min_sek: 7500 }],
    ],
  ],
  [
    'Vi behöver en fotograf och två sminköser i Örebro 8 maj.',
    [
      ['Fotograf', { categories: ['fotograf'], places: ['Örebro'], dates: day('2027-05-08') }],
      ['Kvinna', { categories: ['sminkör'], headcount: 2, places: ['Örebro'], dates: day('2027-05-08') }],
    ],
  ],
  [
    'MAMMAN\nKvinna 35–45, brunt hår\n\nPAPPAN\nMan 40–50, glasögon\n\nBARNET\nFlicka 5–7 år\n\nInspelningsdag: 9 februari, Nacka',
    [
      ['Mamman', { hair_colors: ['brunt'], places: ['Nacka'], dates: day('2027-02-09') }],
      ['Pappan', { genders: ['man'], places: ['Nacka'] }],
      ['Barnet', { age_min: 5, age_max: 7, places: ['Nacka'] }],
    ],
  ],
  [
    'a) söks ej\n1) Kvinna 20–25\n2) Kvinna 60–70\nBåda bör ha värmländsk dialekt. Arvika.',
    [
      ['Kvinna 20–25', { age_min: 20, dialects: ['värmländska'], places: ['Arvika'] }],
      ['Kvinna 60–70', { age_min: 60, dialects: ['värmländska'], places: ['Arvika'] }],
    ],
  ],
  [
    'Fyra akrobater och en clown till Norrköping 3 juli, 5 000 kr var',
    [
      ['Akrobatik', { headcount: 4, places: ['Norrköping'], fee_min_sek: 5000 }],
      ['Clowneri', { places: ['Norrköping'], fee_min_sek: 5000 }],
    ],
  ],
  [
    'Kvinna 25–35 (Lund)\nMan 45–55 (Malmö)\nDatum: 1 juni',
    [
      ['Kvinna 25–35', { places: ['Lund'], dates: day('2027-06-01') }],
      ['Man 45–55', { places: ['Malmö'], dates: day('2027-06-01') }],
    ],
  ],
  [
    '10 män 18–30, 10 kvinnor 18–30 och 5 pensionärer till statistscen i Luleå',
    [
      ['Man 18–30', { headcount: 10, places: ['Luleå'] }],
      ['Kvinna 18–30', { headcount: 10, places: ['Luleå'] }],
    ],
  ],
  [
    'Roll: Tränaren. Man 45–60, göteborgska. Roll: Målvakten. Tjej 16–18 som spelar handboll. Plats: Partille.',
    [
      ['Tränaren', { genders: ['man'], dialects: ['göteborgska'], places: ['Partille'] }],
      ['Målvakten', { genders: ['kvinna'], skills: [{ skill: 'handboll' }], places: ['Partille'] }],
    ],
  ],
  [
    'ELSA, 8 år, och hennes bror NILS, 12 år, bor på landet. Vi söker båda. Åre, vecka 8.',
    [
      ['Elsa', { age_min: 8, age_max: 8, places: ['Åre'] }],
      ['Nils', { age_min: 12, age_max: 12, places: ['Åre'] }],
    ],
  ],
  [
    'Vi söker en kvinna 30–40 och en man 30–40 som kan dansa tango. Båda: flytande engelska. Eslöv 4 maj',
    [
      ['Kvinna 30–40', { languages: [{ language: 'engelska', min_level: 'flytande' }], places: ['Eslöv'] }],
      ['Man 30–40', { skills: [{ skill: 'tango' }], languages: [{ language: 'engelska', min_level: 'flytande' }] }],
    ],
  ],
  [
    'Vi söker en mamma 35–40 och hennes dotter 8–10 till reklamfilm i Täby 10 maj. 6 000 kr',
    [
      ['Kvinna 35–40', { age_min: 35, places: ['Täby'], fee_min_sek: 6000 }],
      ['Kvinna 8–10', { age_min: 8, places: ['Täby'], dates: day('2027-05-10') }],
    ],
  ],
  [
    'Roll 1. Kassörska, kvinna 30–45\nRoll 2. Kund, man 60+\nEn dag v. 10, Borås',
    [
      ['Kassörska', { genders: ['kvinna'], places: ['Borås'] }],
      ['Kund', { genders: ['man'], age_min: 60, places: ['Borås'] }],
    ],
  ],
  [
    '* Lena – 30–40 år, kvinna\n* Göran – 55–65 år, man\n* Statister, 10 st\nInspelning i Luleå vecka 3.',
    [
      ['Lena', { genders: ['kvinna'], places: ['Luleå'] }],
      ['Göran', { genders: ['man'], age_min: 55 }],
      ['Statist', { headcount: 10, places: ['Luleå'] }],
    ],
  ],
  [
    'Huvudroll: Tjej 16–20. Biroll: Mamma 40–50. Filmas i Skövde.',
    [
      ['Kvinna 16–20', { genders: ['kvinna'], places: ['Skövde'] }],
      ['Kvinna 40–50', { genders: ['kvinna'], places: ['Skövde'] }],
    ],
  ],
];

describe('a brief for several roles', () => {
  test.each(SEVERAL)('%s', (brief, roles) => {
    const found = read(brief);
    expect(found.map(([title]) => title).slice(0, roles.length)).toEqual(roles.map(([title]) => title));
    for (const [index, [, fields]] of roles.entries()) expect(found[index]?.[1]).toMatchObject(fields);
  });

  test('each role has its own words in the typed text, and its headcount', () => {
    const brief = 'två kvinnor 20–30 och en man 50+ som kan rida';
    const roles = splitRoles(brief, TODAY);
    expect(roles.map(({ text }) => text)).toEqual(['två kvinnor 20–30', 'en man 50+ som kan rida']);
    expect(roles.map(({ start, end }) => brief.slice(start, end))).toEqual(roles.map(({ text }) => text));
    expect(roles.map(headcountOf)).toEqual([2, 1]);
  });
});

describe('a brief for one role', () => {
  test.each([
    ['Kvinna 25–35 i Göteborg som kan rida', 'Kvinna 25–35'],
    ['Man eller kvinna 30–40', 'Man eller kvinna 30–40'],
    ['Män och kvinnor 20–30 till Lund', 'Män och kvinnor'.replace('Män och kvinnor', 'Man eller kvinna 20–30')],
    ['* Statister\n* 30 personer\n* 25-75 år\n* Mariestad', 'Statist 25–75'],
    ['Ålder: 30–40\nKön: kvinna\nPlats: Ystad', 'Kvinna 30–40'],
    ['1) Skicka bilder 2) Skicka cv. Vi söker en dansare.', 'Dansare'],
    ['08.00 Frukost\n09.00 Middag\nEn komiker sökes', 'Komiker'],
    ['Fyra akrobater och en komiker. Nu har komikern tackat ja.', 'Akrobatik'],
    ['', 'Roll 1'],
    ['!!! ???', 'Roll 1'],
  ])('%s', (brief, title) => {
    const roles = splitRoles(brief, TODAY);
    expect(roles.map((role) => role.title)).toEqual([title]);
    expect(roles[0]).toMatchObject({ text: brief, start: 0, end: brief.length });
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    'Roll 1:',
    '1) ',
    '2) ',
    '- ',
    '• ',
    '\n',
    '\n\n',
    'ANNA, ',
    'LARS (50–60): ',
    'Kvinna 25–35',
    'en man',
    'två kvinnor',
    ' och ',
    ' samt ',
    'dels',
    ', ',
    '30–40',
    'Plats: Lund',
    '3 juni',
    '. ',
    'skådespelare',
    'x 4',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test('every text gives one to thirty roles within it, in order', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const brief = pieces.join('');
      const roles = splitRoles(brief, TODAY);
      expect(roles.length).toBeGreaterThanOrEqual(1);
      expect(roles.length).toBeLessThanOrEqual(30);
      let last = 0;
      for (const { start, end, title, text, reading } of roles) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeLessThanOrEqual(brief.length);
        expect(text).toBe(brief.slice(start, end));
        expect(title.trim()).not.toBe('');
        for (const field of reading.fields) expect(field.end).toBeLessThanOrEqual(brief.length);
        last = end;
      }
    }),
    { numRuns: 300, examples: [[['en man', 'en man', 'Kvinna 25–35']]] },
  );
});

test('hundreds of roles are cut to thirty, and the last holds the rest', () => {
  const brief = Array.from({ length: 200 }, (_, index) => `- Kvinna ${20 + (index % 30)}–60`).join('\n');
  const roles = splitRoles(brief, TODAY);
  expect(roles).toHaveLength(30);
  expect(roles.at(-1)?.end).toBe(brief.length);
});

test('a role without a name in a list of names is a role of its own', () => {
  const brief = `ANNA, 25–30 år, rider bra
BJÖRN, 40–50 år, skägg
STATISTER, 10 personer, 18–70 år
Inspelning i Ystad 3–7 maj 2027.`;
  const roles = splitRoles(brief, TODAY);
  expect(roles.map((role) => [role.title, headcountOf(role)])).toEqual([
    ['Anna', 1],
    ['Björn', 1],
    ['Statist 18–70', 10],
  ]);
  const isExtra = roles.map(({ reading }) => reading.fields.some(({ slot }) => slot === 'category'));
  expect(isExtra).toEqual([false, false, true]);
});

test('each member of a family is a role', () => {
  const roles = splitRoles('Familj sökes: mamma 35–40, pappa 40–45, dotter 12 och son 8. Umeå.', TODAY);
  expect(roles.map(({ title }) => title)).toEqual(['Kvinna 35–40', 'Man 40–45', 'Kvinna 12', 'Man 8']);
});
