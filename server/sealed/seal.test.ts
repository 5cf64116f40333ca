import { expect, test } from 'vitest';
import { openSealed, seal, sealedHash } from './seal.ts';

const env = { personal_data_secret: 'a secret of at least thirty-two characters' };
const other = { personal_data_secret: 'another secret of thirty-two characters' };

test('a sealed text is opened at its place, and has another form each time', () => {
  const [one, two] = [seal(env, '197701182383', 'a'), seal(env, '197701182383', 'a')];
  expect(openSealed(env, one, 'a')).toBe('197701182383');
  expect(one.equals(two)).toBe(false);
  expect(one.includes('197701182383')).toBe(false);
});

test('a sealed text does not open in another place, with a changed bit, or with another secret', () => {
  const sealed = seal(env, '197701182383', 'a');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSealed(env, sealed, 'b')).toThrow();
  expect(() => openSealed(other, sealed, 'a')).toThrow();
  expect(() => openSealed(env, changed, 'a')).toThrow();
  expect(() => openSealed(env, Buffer.concat([Buffer.of(2), sealed.subarray(1)]), 'a')).toThrow();
});

test('a sealed hash is the same only for the same text and secret', () => {
  expect(sealedHash(env, '197701182383')).toBe(sealedHash(env, '197701182383'));
  expect(sealedHash(env, '197701182383')).not.toBe(sealedHash(other, '197701182383'));
});
