import { describe, expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';
import { nounOf } from './to-prediction.ts';

const TODAY = '2026-11-21';
const fieldsOf = (brief: string, slot: string) => readBrief(brief, TODAY).fields.filter((field) => field.slot === slot);

/** The uses of the days of a text, in order, each with its first day. */
const uses = (brief: string): string[] =>
  readBrief(brief, TODAY).fields.flatMap(({ slot, use, value }) =>
    slot === 'dates' || slot === 'deadline'
      ? [`${use ?? slot} ${typeof value === 'object' && 'from' in value ? value.from : ''}`]
      : [],
  );

describe('the use of a day', () => {
  test.each([
    ['3 juni', ['work 2027-06-03']],
    ['Inspelning 3 juni', ['work 2027-06-03']],
    // The nearest word before the day gives the use.
    [
      'Audition 9 januari, repetitioner 1–12 mars, premiär 13 mars',
      ['audition 2027-01-09', 'rehearsal 2027-03-01', 'premiere 2027-03-13'],
    ],
    ['Konsert 12 december, genrep 11 december', ['work 2026-12-12', 'rehearsal 2026-12-11']],
    // A word right after the day gives the use.
    ['Den 6 december har vi audition i Flen', ['audition 2026-12-06']],
    // All days of a list have the same use.
    ['Repetitioner 28–29/11 och 5–6/12', ['rehearsal 2026-11-28', 'rehearsal 2026-12-05']],
    // The sentence before gives the use of a day that begins a sentence.
    ['Audition till vårens musikal! Söndag 10 januari kl 11.', ['audition 2027-01-10']],
    // An activity of the people sought gives no use.
    ['Kvinnor som tränar crossfit, till reklam 3 mars', ['work 2027-03-03']],
    // A heading of the whole text gives no use.
    ['Casting: kvinna 25–35. Film i Lund 27 april', ['work 2027-04-27']],
    ['Casting 2 februari', ['audition 2027-02-02']],
    ['Turné 1 februari–15 mars', ['tour 2027-02-01']],
    // The span from the first rehearsal to the last night is work.
    ['Repstart 1 mars, premiär 16 april, föreställningar t.o.m. 12 juni', ['work 2027-03-01']],
    ['Turnén startar den 2 april och fortsätter till och med 26 september', ['tour 2027-04-02']],
    ['Sista ansökningsdag 5 juni', ['deadline 2027-06-05']],
    ['Anmäl intresse fram till 17 maj. Vi filmar 21 maj', ['deadline 2027-05-17', 'work 2027-05-21']],
    ['Klart före midsommar', ['deadline 2027-06-25']],
    ['svar senast på fredag', ['deadline 2026-11-27']],
  ])('%s', (brief, told) => {
    expect(uses(brief)).toEqual(told);
  });
});

describe('paid or unpaid work, without an amount', () => {
  test.each([
    ['Rollen är obetald', 'unpaid'],
    ['Ingen lön men mycket skratt', 'unpaid'],
    ['vi kan inte betala någon lön', 'unpaid'],
    ['arvode utgår ej', 'unpaid'],
    ['Lön enligt kollektivavtal', 'paid'],
    ['betalda roller', 'paid'],
    ['boendet är betalt', undefined],
    ['arvode 2 000 kr', undefined],
  ])('%s', (brief, told) => {
    expect(fieldsOf(brief, 'pay')[0]?.value).toBe(told);
  });

  test('benefits in kind are no fee of unpaid work', () => {
    expect(fieldsOf('Obetalt, men du får kläder för 2 000 kr', 'fee')).toEqual([]);
  });
});

test.each([
  ['Kammarkören söker en förstealt, två andratenorer och en bas', ['alt', 'tenor', 'bas']],
  ['Är du tenor, bas eller kanske alt? Vår kör behöver dig', ['tenor', 'bas', 'alt']],
  ['kan spela bas och gitarr', []],
])('voice parts: %s', (brief, told) => {
  expect(fieldsOf(brief, 'voice').map(nounOf)).toEqual(told);
});

test.each([
  ['Du bor i Luleå eller Boden. Inspelning i Pajala', ['Luleå', 'Boden']],
  ['Stockholmsbaserad, film i Lund', ['Stockholm']],
  ['Umebor sökes till film i Lund', ['Umeå']],
  ['Kvinnor från Bohuslän till film på Öckerö', ['Bohuslän']],
  ['Inspelning i Habo', []],
])('where people live: %s', (brief, told) => {
  expect(
    fieldsOf(brief, 'place')
      .filter(({ is_home }) => is_home)
      .map(nounOf),
  ).toEqual(told);
});
