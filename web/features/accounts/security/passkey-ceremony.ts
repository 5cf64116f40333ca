/** Calls to the browser about passkeys, and the messages for its refusals. Loaded when a passkey is made or used. */
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

/**
 * Turns the browser's refusal into an ApiError with a code and message of the catalogue (spec, section 8: named codes).
 */
function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = passkeyErrorOf(error instanceof Error ? error.name : '');
  return new ApiError(code, 0, errorTexts[code]);
}

/**
 * Makes a passkey on the device and adds it to the account.
 * @throws ApiError
 */
export async function addPasskey(send: Send, { name, password }: { name: string; password?: string }): Promise<void> {
  const body = password === undefined ? {} : { password };
  const options = await send('POST /account/passkeys/registration-options', { body });
  try {
    // The contract declares the options as any record; the server's library makes them in the form that the browser's
    // library takes.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    await send('POST /account/passkeys', { body: { name, answer: { ...answer } } });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The browser's answer for a passkey. The client sends it to the server without reading it. */
export type PasskeyAnswer = Awaited<ReturnType<typeof startAuthentication>>;

async function ask(isSuggestion: boolean): Promise<PasskeyAnswer> {
  const options = await api('POST /account/passkeys/sign-in-options');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isSuggestion });
}

/**
 * Asks the browser for a passkey; an earlier pending question is cancelled.
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
 * Lets the browser suggest passkeys in a field marked with 'webauthn'. Resolves when the user chooses one; undefined on
 * any failure, because the user did not ask for suggestions.
 */
export function suggestPasskeys(): Promise<PasskeyAnswer | undefined> {
  return ask(true).catch(() => undefined);
}

/**
 * Signs in with the browser's answer for a passkey.
 * @throws ApiError
 */
export function signInWithPasskey(answer: PasskeyAnswer, remember: boolean): Promise<Session> {
  return api('POST /account/passkeys/sign-in', { body: { answer: { ...answer }, remember } });
}

/** Cancels a pending question for a passkey, if any. */
export function dropPasskeyQuestion(): void {
  WebAuthnAbortService.cancelCeremony();
}
