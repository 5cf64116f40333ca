import { expect, test } from 'vitest';
import { withoutEmoji } from './without-emoji.ts';

test('emoji are removed with all their parts, and nothing else', () => {
  expect(withoutEmoji('🎬 Rider 👩🏽‍🚀 i ❤ skogen 🇸🇪 1️⃣')).toBe('Rider i skogen');
  expect(withoutEmoji('½ dag, © Åsa 李娜 – #1')).toBe('½ dag, © Åsa 李娜 – #1');
});
