import { describe, expect, test } from 'vitest';
import type { Reason } from '#contract/finding/search.ts';
import { CHOICE_KINDS, type Wish } from '#domain/finding/matching/condition.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { reasonsInWords, type Told, wallReasons } from './reasons.view.ts';

const person: Omit<Told, 'reasons'> = {
  playing_age_min: 28,
  playing_age_max: 36,
  height_cm: 178,
  municipality_id: '1480',
};
const nobodyTold = { playing_age_min: null, playing_age_max: null, height_cm: null, municipality_id: null };

function wish(token: string): Wish {
  const read = readWish(token);
  if (!read) throw new Error(`No wish: ${token}`);
  return read;
}

/** The words for one reason; `token` is the wish that it concerns, if any. */
function said(reason: Partial<Reason> & Pick<Reason, 'about'>, token?: string, told = person): string | undefined {
  const whole: Reason = { state: 'met', ids: [], ...(token && { wish: 0 }), ...reason };
  return reasonsInWords({ ...told, reasons: [whole] } as Told, token ? [wish(token)] : [])[0]?.text;
}

describe('what fits', () => {
  test.each([
    [{ about: 'skill', ids: ['riding'], level: 3 }, 'skill.riding.2', 'Ridning: mycket van'],
    [{ about: 'language', ids: ['es'], level: 4 }, 'language.es.3', 'Spanska: modersmål'],
    [{ about: 'place', ids: ['1480'], distance_km: 12 }, 'place.1401.30', 'Bor 12 km bort'],
    [{ about: 'place', ids: ['1480'] }, 'place.14', 'Bor i Göteborg'],
    [{ about: 'place', ids: ['1480'], distance_km: 0 }, 'place.1480.30', 'Bor i Göteborg'],
    [{ about: 'dates' }, 'dates.2026-06-03_2026-06-05', 'Ledig alla dagar'],
    [{ about: 'age' }, 'age.25-35', 'Spelar 28–36 år'],
    [{ about: 'height' }, 'height.170-', 'Längd 178 cm'],
    [{ about: 'habit', ids: ['answers_fast'] }, undefined, 'Svarar oftast inom ett dygn'],
    [{ about: 'hair_color', ids: ['light_blonde'] }, 'hair_color.blonde', 'Hår: ljusblont'],
    [{ about: 'gender', ids: ['female'] }, 'gender.female', 'Spelar kvinna'],
    [{ about: 'licence', ids: ['drivers_license_b'] }, 'licence.drivers_license_b', 'B-körkort'],
    [{ about: 'text' }, undefined, 'Orden finns i profilen'],
  ] as const)('%o is said as %s', (reason, token, words) => {
    expect(said(reason as unknown as Reason, token)).toBe(words);
  });
});

describe('what does not, or only in part', () => {
  test.each([
    [{ about: 'language', state: 'missing', ids: ['es'] }, 'merit.language.es', 'Saknar: spanska'],
    [
      { about: 'language', state: 'missing', ids: ['es', 'fr'] },
      'merit.language.es*language.fr',
      'Saknar: spanska eller franska',
    ],
    [
      { about: 'language', state: 'partly', ids: ['es'], level: 2 },
      'merit.language.es.3',
      'Spanska: god (önskat flytande)',
    ],
    [
      { about: 'skill', state: 'partly', ids: ['horse_jumping'], level: 1 },
      'skill.riding.2',
      'Hoppning (ridsport): grund (önskat ridning, minst van)',
    ],
    [{ about: 'licence', state: 'missing', ids: ['drivers_license_b'] }, undefined, 'Saknar: B-körkort'],
    [
      { about: 'hair_color', state: 'partly', ids: ['dark_blonde'] },
      'hair_color.blonde',
      'Hår: mörkblont (önskat blont hår)',
    ],
    [{ about: 'age', state: 'missing' }, 'merit.age.40-50', 'Spelar 28–36 år (önskat 40–50 år)'],
    [{ about: 'height', state: 'missing' }, 'merit.height.180-', 'Längd 178 cm (önskat minst 180 cm)'],
    [
      { about: 'place', state: 'missing', distance_km: 140 },
      'merit.place.1280.30',
      'Bor 140 km bort (önskat Malmö, inom 30 km)',
    ],
    [{ about: 'dates', state: 'missing' }, 'merit.dates.2026-06-03_2026-06-05', 'Upptagen någon av dagarna'],
    [
      { about: 'habit', state: 'missing', ids: ['answers_fast'] },
      'merit.habit.answers_fast',
      'Ej visat här ännu: svarar oftast inom ett dygn',
    ],
    [{ about: 'media', state: 'missing', ids: ['portrait'] }, 'merit.media.portrait', 'Saknar: porträtt'],
    [{ about: 'gender', ids: [] }, 'not.gender.male', 'Spelar inte man'],
    [{ about: 'hair_color', ids: [] }, 'not.hair_color.blonde', 'Hår: inte blont'],
  ] as const)('%o is said as %s', (reason, token, words) => {
    expect(said(reason as unknown as Reason, token)).toBe(words);
  });

  test('an unstated fact is called unstated, and nothing is inferred from it', () => {
    expect(said({ about: 'height', state: 'unknown' }, 'height.180-', nobodyTold as typeof person)).toBe(
      'Längd ej angiven',
    );
    expect(said({ about: 'place', state: 'unknown' }, 'place.1480', nobodyTold as typeof person)).toBe(
      'Ort ej angiven',
    );
    expect(said({ about: 'age' }, 'age.20-30', nobodyTold as typeof person)).toBe('Spelålder ej angiven');
  });
});

test('every kind of reason in every state has words, also when its wish is gone', () => {
  const abouts = [...CHOICE_KINDS, 'age', 'height', 'place', 'dates', 'text', 'completeness', 'freshness'] as const;
  for (const about of abouts) {
    for (const state of ['met', 'partly', 'missing', 'unknown'] as const) {
      const words = reasonsInWords({ ...person, reasons: [{ about, state, ids: [], wish: 7 }] }, [])[0]?.text;
      expect(words, `${about} ${state}`).toMatch(/\p{L}/u);
    }
  }
});

test('reasons about wishes come before general reasons', () => {
  const reasons: Reason[] = [
    { about: 'completeness', state: 'met', ids: [] },
    { about: 'skill', state: 'met', ids: ['riding'], wish: 0 },
  ];
  const words = reasonsInWords({ ...person, reasons }, [wish('skill.riding')]);
  expect(words.map(({ about }) => about)).toEqual(['skill', 'completeness']);
  expect(words[0]?.wish).toBe('skill.riding');
});

describe('on a wall', () => {
  const reason = (text: string, state: Reason['state'] = 'met', about: Reason['about'] = 'skill') => ({
    key: text,
    text,
    state,
    about,
  });
  const texts = (shown: readonly { text: string }[]) => shown.map(({ text }) => text);

  test('three reasons are shown, and the number of the others', () => {
    const { shown, more } = wallReasons(['a', 'b', 'c', 'd', 'e'].map((text) => reason(text)));
    expect([texts(shown), more]).toEqual([['a', 'b', 'c'], 2]);
  });

  test('an unmet wish is shown even if many others are met', () => {
    const all = [reason('a'), reason('b'), reason('c'), reason('d'), reason('e', 'missing')];
    const { shown, more } = wallReasons(all);
    expect([texts(shown), more]).toEqual([['a', 'b', 'e'], 2]);
  });

  test('reasons that the card shows anyway come last', () => {
    const { shown, more } = wallReasons([
      reason('woman', 'met', 'gender'),
      reason('23–33', 'met', 'age'),
      reason('far', 'missing', 'place'),
      reason('rides'),
    ]);
    expect([texts(shown), more]).toEqual([['far', 'rides', 'woman'], 1]);
  });

  test('completeness and freshness of a profile are not shown on a card', () => {
    expect(wallReasons([reason('full', 'partly', 'completeness'), reason('new', 'met', 'freshness')])).toEqual({
      shown: [],
      more: 0,
    });
  });
});
