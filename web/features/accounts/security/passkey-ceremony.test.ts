import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTexts } from '#texts/registry/errors.ts';
import { api } from '#web/api/client.ts';
import { addPasskey, askForPasskey, signInWithPasskey } from './passkey-ceremony.ts';

const CHALLENGE = 'AAAAAAAAAAAAAAAAAAAAAA';
const OPTIONS = {
  challenge: CHALLENGE,
  rp: { name: 'Medverka' },
  user: { id: CHALLENGE, name: 'vera@example.com', displayName: 'Vera' },
  pubKeyCredParams: [],
};

/** Lets the browser throw an error of this name whenever it is asked for a passkey. */
function deviceThrows(name: string): void {
  const refuse = async () => {
    throw new DOMException('The device said so, in English', name);
  };
  vi.stubGlobal('navigator', { credentials: { create: refuse, get: refuse } });
}

beforeEach(() => {
  vi.stubGlobal('window', { PublicKeyCredential: () => {} });
  vi.stubGlobal('location', { hostname: 'medverka.example' });
  vi.stubGlobal('PublicKeyCredential', () => {});
  vi.stubGlobal('fetch', async () => Response.json(OPTIONS));
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['cancelled', 'NotAllowedError', 'passkey_cancelled', 'Du avbröt. Försök igen när du vill.'],
  ['given up', 'AbortError', 'passkey_cancelled', 'Du avbröt. Försök igen när du vill.'],
  ['timed out', 'TimeoutError', 'passkey_timed_out', 'Det tog för lång tid. Försök igen.'],
  ['not allowed', 'UnknownError', 'passkey_not_allowed', 'Nyckeln kunde inte bekräfta att det är du. Försök igen.'],
  ['already registered', 'InvalidStateError', 'passkey_already_registered', 'Den här nyckeln är redan tillagd.'],
  ['of another origin', 'SecurityError', 'passkey_wrong_origin', 'Nyckeln hör till en annan webbplats.'],
  ['not supported', 'NotSupportedError', 'passkey_not_supported', 'Webbläsaren kan inte använda nycklar här.'],
])('a ceremony that is %s (S-268)', (_, name, code, message) => {
  it('has its code and its Swedish sentence, when a key is made and when one is used', async () => {
    deviceThrows(name);
    await expect(addPasskey(api, { name: 'Telefonen' })).rejects.toMatchObject({ code, message });
    await expect(askForPasskey()).rejects.toMatchObject({ code, message });
  });
});

it('a key that the server does not know has its code and its Swedish sentence too (S-268)', async () => {
  const message = errorTexts.passkey_unknown;
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'passkey_unknown', message, request_id: 'r' } }, { status: 401 }),
  );
  const answer = { id: 'k' } as never;
  await expect(signInWithPasskey(answer, true)).rejects.toMatchObject({ code: 'passkey_unknown', message });
  expect(message).toBe('Vi känner inte igen nyckeln. Logga in på ett annat sätt.');
});
