import { describe, expect, test } from 'vitest';
import { leadsElsewhere, partWords } from './held-words.ts';

test.each([
  ['Ring 070-123 45 67', true],
  ['tova@example.com', true],
  ['Mer på www.tova.se', true],
  ['Se tovaberg.com', true],
  ['insta: tovab', true],
  ['Jag heter @tova.b där', true],
  ['Jag har spelat i 14 filmer sedan 2012-03-01.', false],
  ['Snabb, stark och van vid hästar.', false],
  ['Teater.Film och röst', false],
  ['Jag talar svenska, engelska m.m.', false],
])('“%s” leads to another place: %s', (text, expected) => expect(leadsElsewhere(text)).toBe(expected));

describe('the new words of an approved profile', () => {
  const shown = {
    first_name: 'Tova',
    last_name: 'Berg',
    stage_name: '',
    pronoun: '',
    bio: 'Jag rider.',
    car: '',
    agency: '',
  };
  const part = (written: object, is_minor = false, held = {}) => partWords({ shown, held, written, is_minor });

  test('wait for an adult only if they lead to another place', () => {
    expect(part({ bio: 'Jag rider och simmar.' })).toEqual({ shown: { bio: 'Jag rider och simmar.' }, held: {} });
    expect(part({ bio: 'Ring 070-123 45 67', last_name: 'Ek' })).toEqual({
      shown: { last_name: 'Ek' },
      held: { bio: 'Ring 070-123 45 67' },
    });
  });

  test('always wait for a talent under 18', () => {
    expect(part({ bio: 'Jag simmar.', first_name: 'Tova' }, true)).toEqual({
      shown: { first_name: 'Tova' },
      held: { bio: 'Jag simmar.' },
    });
  });

  test('do not wait if they are removed or equal what is shown', () => {
    const held = { bio: 'Ring 070-123 45 67' };
    expect(part({ bio: '' }, true, held)).toEqual({ shown: { bio: '' }, held: {} });
    expect(part({ bio: 'Jag rider.' }, true, held)).toEqual({ shown: { bio: 'Jag rider.' }, held: {} });
    expect(part({ car: '' }, true, held)).toEqual({ shown: { car: '' }, held });
  });
});
