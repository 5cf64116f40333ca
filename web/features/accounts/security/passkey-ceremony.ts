/** Loaded when a passkey is made or used: the calls to the browser, and the messages for its refusals. */
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
 * Makes a key on the device and adds it to the account.
 * @throws ApiError
 */
export async function addPasskey(send: Send, { name, password }: { name: string; password?: string }): Promise<void> {
  const body = password === undefined ? {} : { password };
  const options = await send('POST /account/passkeys/registration-options', { body });
  try {
    // The contract declares these options as any record; the server's library made them for the browser's library.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    await send('POST /account/passkeys', { body: { name, answer: { ...answer } } });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The answer of a key; sent to the server unread. */
export type PasskeyAnswer = Awaited<ReturnType<typeof startAuthentication>>;

async function ask(isSuggestion: boolean): Promise<PasskeyAnswer> {
  const options = await api('POST /account/passkeys/sign-in-options');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isSuggestion });
}

/**
 * Asks the browser for a key and cancels an earlier question.
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
 * Lets the browser suggest keys in a field marked with 'webauthn' until the user chooses one; undefined if the user
 * chooses none. A failure is silent: the user did not ask for suggestions.
 */
export function suggestPasskeys(): Promise<PasskeyAnswer | undefined> {
  return ask(true).catch(() => undefined);
}

/**
 * Signs in with the answer of a key.
 * @throws ApiError
 */
export function signInWithPasskey(answer: PasskeyAnswer, remember: boolean): Promise<Session> {
  return api('POST /account/passkeys/sign-in', { body: { answer: { ...answer }, remember } });
}

/** Cancels a pending question for a key, if any. */
export function dropPasskeyQuestion(): void {
  WebAuthnAbortService.cancelCeremony();
}
