import { expect, test } from 'vitest';
import { withoutEmoji } from './without-emoji.ts';

test('pictures are left out, with what they are made of, and nothing else is', () => {
  expect(withoutEmoji('🎬 Rider 👩🏽‍🚀 i ❤ skogen 🇸🇪 1️⃣')).toBe('Rider i skogen');
  expect(withoutEmoji('½ dag, © Åsa 李娜 – #1')).toBe('½ dag, © Åsa 李娜 – #1');
});
