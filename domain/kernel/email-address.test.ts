import { beforeEach, describe, expect, test } from 'vitest';
import { readEmailAddress, takeInternationalAddresses } from './email-address.ts';

beforeEach(() => takeInternationalAddresses(false));

describe('an address', () => {
  test.each([
    ['  Ada.Lind@Example.SE ', 'ada.lind@example.se'],
    ["o'neil+casting@example.com", "o'neil+casting@example.com"],
    ['ada@räksmörgås.se', 'ada@xn--rksmrgs-5wao1o.se'],
    ['ada@RÄKSMÖRGÅS.SE', 'ada@xn--rksmrgs-5wao1o.se'],
    ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
    // DNS itself folds this character in a domain, so it is the same domain.
    ['ada@\u212avarn.se', 'ada@kvarn.se'],
  ])('is read as %s → %s, and again as itself', (typed, address) => {
    expect(readEmailAddress(typed)).toBe(address);
    expect(readEmailAddress(address)).toBe(address);
  });

  test.each([
    ['', 'ada', '@example.se', 'ada@', 'ada@example', 'a da@example.se', 'ada@exa mple.se', 'ada@@example.se'],
    ['.ada@example.se', 'ada.@example.se', 'a..da@example.se', 'ada@example..se', 'ada@example.se.', 'ada@-a.se'],
    ['ada@1.2.3.4', 'ada@[::1]', 'ada@example.se:25', 'ada@example.se/x', 'ada@example.se?x', 'ada@ex%61mple.se'],
    ['ada\0@example.se', 'ada\n@example.se', 'Ada <ada@example.se>', 'ada@example.se,b@example.se', '"a"@example.se'],
    [
      `${'a'.repeat(65)}@example.se`,
      `ada@${'a'.repeat(250)}.se`,
      `ada@${'å'.repeat(60)}.${'å'.repeat(60)}.${'å'.repeat(60)}.se`,
    ],
  ])('refuses %j and similar texts', (...texts) => {
    expect(texts.filter((text) => readEmailAddress(text) !== null)).toEqual([]);
  });

  const KELVIN = 'ada\u212a@example.se';
  const LOOKALIKES = [KELVIN, '\uff41da@example.se', 'a\ufb01@example.se', 'ada@example\uff0ese'];

  test('with characters that Unicode folds into others is refused, not read as another person’s', () => {
    for (const takes of [false, true]) {
      takeInternationalAddresses(takes);
      expect(LOOKALIKES.map((text) => readEmailAddress(text))).toEqual(LOOKALIKES.map(() => null));
    }
  });

  test('is ASCII before the @, unless the mail server accepts more', () => {
    const typed = ['Åsa@example.se', 'a\u0301da@example.se', 'аda@example.se'];
    expect(typed.map(readEmailAddress)).toEqual([null, null, null]);
    takeInternationalAddresses(true);
    // The second is typed with a separate combining accent. Composed, it is another text, so it is refused.
    expect(typed.map(readEmailAddress)).toEqual(['åsa@example.se', null, 'аda@example.se']);
  });
});
