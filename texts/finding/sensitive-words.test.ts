import { expect, test } from 'vitest';
import { sensitiveAdvice, sensitiveRemark } from './sensitive-words.ts';

test('each sensitive word is named once, as written, with its protected ground', () => {
  const text = 'Muslim eller kristen. En MUSLIM till, gärna i rullstol.';
  expect(sensitiveRemark(text)).toBe(
    'Texten nämner ”MUSLIM”, ”kristen” och ”rullstol” (tro och hälsa och funktionsnedsättning). Se efter om rollen behöver det.',
  );
  expect(sensitiveAdvice(text)).toMatch(/^Ni nämner ”MUSLIM”/);
});

test('a text without sensitive words gets no advice', () => {
  expect([sensitiveAdvice('Kvinna 30–40 som kan rida.'), sensitiveRemark('')]).toEqual([null, null]);
});
