import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, test } from 'vitest';
import { refuseCertificates } from './check-answer.ts';

const attestation = (fmt: string, statement: Map<string, Uint8Array[]> = new Map()) =>
  isoBase64URL.fromBuffer(
    isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
        ['fmt', fmt],
        ['attStmt', statement],
        ['authData', new Uint8Array(37)],
      ]),
    ),
  );

test.each(['none', 'packed'])('a key without certificates is looked at: %s', async (fmt) => {
  await expect(refuseCertificates(attestation(fmt))).resolves.toBeUndefined();
});

// SimpleWebAuthn would fetch a revocation list from any address that a certificate names.
test.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'tpm'])(
  'a key with certificates of %s is refused',
  async (fmt) => {
    await expect(refuseCertificates(attestation(fmt))).rejects.toThrow('certificates');
  },
);

test('a new passkey with certificates is refused in a format that allows none', async () => {
  const statement = new Map([['x5c', [new Uint8Array(8)]]]);
  await expect(refuseCertificates(attestation('packed', statement))).rejects.toThrow('certificates');
});
