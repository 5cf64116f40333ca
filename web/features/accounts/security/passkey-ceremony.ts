/** Loaded when a passkey is made or used: the calls to the browser, and the words for its refusals. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Session } from '#contract/accounts/account.ts';
import { passkeyErrorOf } from '#domain/accounts/account/passkey-errors.ts';
import { errorTexts } from '#texts/accounts/errors.ts';
import { ApiError, api } from '#web/api/client.ts';
import type { Send } from '#web/api/send-command.ts';

/** The browser's refusal under its code of the catalogue, with its sentence (spec, section 8: named codes). */
function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = passkeyErrorOf(error instanceof Error ? error.name : '');
  return new ApiError(code, 0, errorTexts[code]);
}

/**
 * Has the device make a key and adds it to the account.
 * @throws ApiError
 */
export async function addPasskey(send: Send, { name, password }: { name: string; password?: string }): Promise<void> {
  const body = password === undefined ? {} : { password };
  const options = await send('POST /account/passkeys/registration-options', { body });
  try {
    // Declared as any record by the contract; the library on the server has made it for the one in the browser.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    await send('POST /account/passkeys', { body: { name, answer: { ...answer } } });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The answer of a key; opaque, it goes to the server as it is. */
export type PasskeyAnswer = Awaited<ReturnType<typeof startAuthentication>>;

async function ask(isSuggestion: boolean): Promise<PasskeyAnswer> {
  const options = await api('POST /account/passkeys/sign-in-options');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isSuggestion });
}

/**
 * Asks for a key, instead of anything that was asked before.
 * @throws ApiError
 */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  try {
    return await ask(false);
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Has the browser offer keys among the suggestions of a field marked with 'webauthn', until one is chosen; undefined
 * when none is. That they cannot be offered is worth no words: nobody has asked for it.
 */
export function suggestPasskeys(): Promise<PasskeyAnswer | undefined> {
  return ask(true).catch(() => undefined);
}

/**
 * Signs in with what a key has answered.
 * @throws ApiError
 */
export function signInWithPasskey(answer: PasskeyAnswer, remember: boolean): Promise<Session> {
  return api('POST /account/passkeys/sign-in', { body: { answer: { ...answer }, remember } });
}

/** Gives up the question that waits for a key, if there is one. */
export function dropPasskeyQuestion(): void {
  WebAuthnAbortService.cancelCeremony();
}
