import { expect, test } from 'vitest';
import { mapUrl } from './map-url.ts';

test('a place name with reserved characters still leads to the map', () => {
  expect(mapUrl('Ateljé 3 & 4, Umeå')).toBe(
    'https://www.openstreetmap.org/search?query=Atelj%C3%A9%203%20%26%204%2C%20Ume%C3%A5',
  );
});
