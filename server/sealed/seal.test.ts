import { expect, test } from 'vitest';
import { idOfSecret, openSealed, openWithSecret, seal, sealedHash, sealedHashes } from './seal.ts';

const OLD = 'a secret of at least thirty-two characters';
const NEW = 'another secret of thirty-two characters';
const of = (...personal_data_secrets: [string, ...string[]]) => ({ personal_data_secrets });
/** The number 197701182383, sealed for the place 'a'. */
const SEALED_EARLIER = 'AUV/UBD80BIgSzVZs/Nk2lUoqRWq+L3ncw4SjzDDzd8Rfiz1sj+BodA=';
const env = of(OLD);
const other = of(NEW);

test('a sealed text is opened at its place, and has another form each time', () => {
  const [one, two] = [seal(env, '197701182383', 'a'), seal(env, '197701182383', 'a')];
  expect(openSealed(env, one, 'a')).toBe('197701182383');
  expect(one.equals(two)).toBe(false);
  expect(one.includes('197701182383')).toBe(false);
});

test('a sealed text does not open in another place, with a changed bit, or with another secret', () => {
  for (const own of [env, of(OLD, 'a third secret of thirty-two characters')]) {
    const sealed = seal(own, '197701182383', 'a');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => openSealed(own, sealed, 'b')).toThrow();
    expect(() => openSealed(other, sealed, 'a')).toThrow();
    expect(() => openSealed(own, changed, 'a')).toThrow();
    expect(() => openSealed(own, Buffer.concat([Buffer.of(3), sealed.subarray(1)]), 'a')).toThrow();
  }
});

test('while the secret is being changed, the first secret seals and every one opens', () => {
  const both = of(NEW, OLD);
  const sealed = seal(both, '197701182383', 'a');
  expect(sealed.subarray(1, 5).toString('hex')).toBe(idOfSecret(NEW));
  expect(openWithSecret(of(OLD, NEW), sealed, 'a')).toEqual({ text: '197701182383', secret: NEW });
  expect(openSealed(other, sealed, 'a')).toBe('197701182383');
  expect(() => openSealed(env, sealed, 'a')).toThrow('No secret of PERSONAL_DATA_SECRET');
  expect(openSealed(both, seal(env, '197701182383', 'a'), 'a')).toBe('197701182383');
});

test('a value that was sealed before values named their secret opens for ever', () => {
  // Sealed by the version of November 2026, before its processes could have several secrets.
  const sealed = Buffer.from(SEALED_EARLIER, 'base64');
  expect(openSealed(env, sealed, 'a')).toBe('197701182383');
  expect(openSealed(of(NEW, OLD), sealed, 'a')).toBe('197701182383');
});

test('a process with one secret seals as the version before it does, which runs beside it during an upgrade', () => {
  const sealed = seal(env, '197701182383', 'a');
  expect(sealed).toHaveLength(1 + 12 + 16 + 12);
  expect(sealed[0]).toBe(1);
});

test('a sealed hash is the same only for the same text and secret, and a double is found under every secret', () => {
  expect(sealedHash(env, '197701182383')).toBe(sealedHash(env, '197701182383'));
  expect(sealedHash(env, '197701182383')).not.toBe(sealedHash(other, '197701182383'));
  const hashes = sealedHashes(of(NEW, OLD), '197701182383');
  expect(hashes).toEqual([sealedHash(other, '197701182383'), sealedHash(env, '197701182383')]);
});
