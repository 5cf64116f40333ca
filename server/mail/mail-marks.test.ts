import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMarked, markedAddress } from './mail-marks.ts';

const env = { personal_data_secrets: ['a'.repeat(40)], mail_inbound_domain: 'svar.medverka.example' } as const;
const later = { ...env, personal_data_secrets: ['b'.repeat(40), 'a'.repeat(40)] } as const;
const [id, other] = [randomUUID(), randomUUID()];
const address = markedAddress(env, 'svar', id) ?? '';

test('an address names its object, also in capitals, among other addresses, and after a change of the secret', () => {
  expect(address).toMatch(/^svar\+[a-z2-7]{52}@svar\.medverka\.example$/);
  const named = { kind: 'svar', id };
  expect(findMarked(env, address)).toEqual(named);
  expect(findMarked(env, `"Anna" <anna@example.com>, Svar <${address.toUpperCase()}>`)).toEqual(named);
  expect(findMarked(later, address)).toEqual(named);
});

test('the local part is short enough for every mail server', () => {
  expect(markedAddress(env, 'studs', id)?.split('@')[0]?.length).toBeLessThanOrEqual(64);
});

test('an address that we have not made names nothing', () => {
  const [local = ''] = address.split('@');
  const foreign = markedAddress({ ...env, personal_data_secrets: ['c'.repeat(40)] }, 'svar', id) ?? '';
  const theirs = (markedAddress(env, 'svar', other) ?? '').slice(31, 57);
  for (const text of [
    foreign,
    address.replace('svar+', 'studs+'),
    address.slice(0, 31) + theirs + address.slice(57),
    `${local}@svar.medverka.example.evil.example`,
    `${local}@evil.example`,
    '',
  ]) {
    expect(findMarked(env, text), text).toBe(null);
  }
});

test('every id comes back as it was', () => {
  fc.assert(
    fc.property(fc.uuid(), (one) => {
      expect(findMarked(env, markedAddress(env, 'studs', one) ?? '')).toEqual({ kind: 'studs', id: one });
    }),
  );
});

test('without a domain there are no addresses', () => {
  expect(markedAddress({ ...env, mail_inbound_domain: undefined }, 'svar', id)).toBe(undefined);
  expect(findMarked({ ...env, mail_inbound_domain: undefined }, address)).toBe(null);
});
