/** Loaded when somebody makes or uses a passkey: what speaks with the browser, and the words for its refusals. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Session } from '#contract/account.ts';
import { passkeyErrorOf } from '#domain/account/passkey-errors.ts';
import { errorText } from '#texts/errors.ts';
import { ApiError, api } from '#web/api/client.ts';

/** The browser's refusal under its code of the catalogue, with its sentence (spec, section 8: named codes). */
function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = passkeyErrorOf(error instanceof Error ? error.name : '');
  return new ApiError(code, 0, errorText(code));
}

/**
 * Has the device make a key and adds it to the account.
 * @throws ApiError
 */
export async function addPasskey({ name, password }: { name: string; password?: string }): Promise<void> {
  const body = password === undefined ? {} : { password };
  const options = await api('POST /account/passkeys/registration-options', { body });
  try {
    // Declared as any record by the contract; the library on the server has made it for the one in the browser.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    await api('POST /account/passkeys', { body: { name, answer: { ...answer } } });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function askForKey(isSuggestion: boolean) {
  const options = await api('POST /account/passkeys/sign-in-options');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isSuggestion });
}

function signInWith(answer: object & { id: string; rawId: string; type: string }, remember: boolean): Promise<Session> {
  return api('POST /account/passkeys/sign-in', { body: { answer: { ...answer }, remember } });
}

/**
 * Asks for a key and signs in with it.
 * @throws ApiError
 */
export async function signInWithPasskey(remember: boolean): Promise<Session> {
  try {
    return await signInWith(await askForKey(false), remember);
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Has the browser offer keys among the suggestions of a field marked with 'webauthn', and signs in with the one that is
 * chosen; undefined when none is. That it cannot be offered is worth no words: nobody has asked for it.
 * @throws ApiError when a key was chosen and refused
 */
export async function signInWithSuggestedPasskey(readRemember: () => boolean): Promise<Session | undefined> {
  const answer = await askForKey(true).catch(() => undefined);
  return answer && signInWith(answer, readRemember());
}

/** Gives up the question that waits for a key, if there is one. */
export function dropPasskeyQuestion(): void {
  WebAuthnAbortService.cancelCeremony();
}
