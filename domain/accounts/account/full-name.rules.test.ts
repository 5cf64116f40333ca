import { describe, expect, it } from 'vitest';
import { nameToldBy, splitFullName } from './full-name.rules.ts';

describe('a full name', () => {
  it.each([
    ['Anna Maria Ek', 'Anna', 'Maria Ek'],
    ['Cher', 'Cher', ''],
    ['  Åsa   von  Essen ', 'Åsa', 'von Essen'],
    ['', '', ''],
  ])('%j is split at its first space', (full, first_name, last_name) => {
    expect(splitFullName(full)).toEqual({ first_name, last_name });
  });

  it('has parts of at most the length that the forms allow', () => {
    expect(splitFullName(`${'a'.repeat(80)} ${'b'.repeat(80)}`)).toEqual({
      first_name: 'a'.repeat(60),
      last_name: 'b'.repeat(60),
    });
  });
});

describe('the name that a provider tells', () => {
  it('has only characters that can be stored', () => {
    expect(nameToldBy({ name: 'Anna\0 Ek\ud800' })).toEqual({ first_name: 'Anna', last_name: 'Ek' });
    const { first_name } = nameToldBy({ given_name: `${'a'.repeat(59)}😀` });
    expect(first_name.isWellFormed()).toBe(true);
  });

  it.each([
    ['<script>alert(1)</script>', 'Ek', '', 'Ek'],
    ['vinn.se', 'http://vinn', '', ''],
    ['Anna\u202e', 'Ek 🎬', 'Anna', 'Ek'],
    ["Ann-Marie D'Arc", 'Ek Jr.', "Ann-Marie D'Arc", 'Ek Jr.'],
    ['Anna2', '李', 'Anna2', '李'],
  ])('%j and %j give the parts that the forms would accept', (given_name, family_name, first_name, last_name) => {
    expect(nameToldBy({ given_name, family_name })).toEqual({ first_name, last_name });
  });

  it('is full_name or else name, split', () => {
    expect(nameToldBy({ full_name: 'Anna Maria Ek' })).toEqual({ first_name: 'Anna', last_name: 'Maria Ek' });
    expect(nameToldBy({ name: 'Cher', given_name: 'Cherilyn' })).toEqual({ first_name: 'Cher', last_name: '' });
  });

  it('is made of its parts if there is no full name', () => {
    expect(nameToldBy({ name: ' ', given_name: 'Anna Maria', family_name: 'Ek' })).toEqual({
      first_name: 'Anna Maria',
      last_name: 'Ek',
    });
    expect(nameToldBy({})).toEqual({ first_name: '', last_name: '' });
  });
});
