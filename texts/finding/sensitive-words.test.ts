import { expect, test } from 'vitest';
import { sensitiveAdvice, sensitiveRemark } from './sensitive-words.ts';

test('each word is named once, as it is written, with what of a person it is', () => {
  const text = 'Muslim eller kristen. En MUSLIM till, gärna i rullstol.';
  expect(sensitiveRemark(text)).toBe(
    'Texten nämner ”MUSLIM”, ”kristen” och ”rullstol” (tro och hälsa och funktionsnedsättning). Se efter om rollen behöver det.',
  );
  expect(sensitiveAdvice(text)).toMatch(/^Ni nämner ”MUSLIM”/);
});

test('a text that asks for nothing of the kind is left in peace', () => {
  expect([sensitiveAdvice('Kvinna 30–40 som kan rida.'), sensitiveRemark('')]).toEqual([null, null]);
});
