import { expect, test } from 'vitest';
import { SETTINGS } from '#server/env.ts';
import { renderSettings } from './render-settings.ts';

test('every setting has a row with three cells', () => {
  const page = renderSettings();
  for (const name of Object.keys(SETTINGS))
    expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\|[^|\n]+\\|[^|\n]+\\|$`, 'm'));
});
