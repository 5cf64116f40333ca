import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

test('a place name with reserved characters still leads to the map', () => {
  expect(mapAddress('Ateljé 3 & 4, Umeå')).toBe(
    'https://www.openstreetmap.org/search?query=Atelj%C3%A9%203%20%26%204%2C%20Ume%C3%A5',
  );
});
