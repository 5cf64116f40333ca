import type { generateAuthenticationOptions, WebAuthnCredential } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Session } from '#contract/accounts/account.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { endSession } from '#server/features/accounts/account/commands/end-session.ts';
import type { Browser } from '#server/features/accounts/account/commands/library-headers.ts';
import { openSession, type SessionRefusal } from '#server/features/accounts/account/commands/open-session.ts';
import type { WithCookies } from '#server/features/accounts/account/commands/session-cookies.ts';
import { forgetCookie } from '#server/http/cookies.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { checkAnswer, relyingParty, signInAnswer } from './check-answer.ts';
import { CEREMONY_SECONDS, keepChallenge, takeChallenge } from './keep-challenge.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { passkeyCopiedMail } from './mail-words.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication' | 'clock' | 'log'>;
type SignInOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

type PasskeyRefusal = 'passkey_unknown' | 'passkey_not_allowed' | 'passkey_wrong_origin' | 'passkey_timed_out';

const CEREMONY = { purpose: 'passkey_sign_in', account_id: null } as const;

/** Begins a sign-in with a passkey. The challenge names no passkey: the authenticator offers those for this site. */
export async function beginPasskeySignIn(
  parts: Pick<Parts, 'db' | 'env'>,
  moment: Moment,
): Promise<{ options: SignInOptions; cookies: string[] }> {
  const { generateAuthenticationOptions: generate } = await loadWebAuthn();
  const options = await generate({
    rpID: relyingParty(parts.env).rpID,
    timeout: CEREMONY_SECONDS * 1000,
    userVerification: 'required',
  });
  return { options, cookies: await keepChallenge(parts, CEREMONY, options.challenge, moment) };
}

interface Passkey {
  readonly id: string;
  readonly account_id: string;
  /** The owner's name for the passkey. */
  readonly name: string;
  readonly public_key: Buffer;
  readonly counter: number;
}

async function findPasskey(db: Db, credential_id: string) {
  const { rows } = await sql<Passkey>`
    select id, account_id, name, public_key, counter from passkeys where credential_id = ${credential_id}`.execute(db);
  return rows[0];
}

/** Logs that a passkey seems to have been copied, and mails its owner at most once a day per passkey. */
async function tellCopied({ db, log }: Parts, { id, account_id, name }: Passkey, { now, today }: Moment) {
  log.warn({ passkey_id: id, security_event: 'passkey_copied' }, 'a passkey counts from two places');
  const once = `passkey-copied ${id} ${today}`;
  await inTransaction(db, (trx) => mailOwner(trx, account_id, (owner) => passkeyCopiedMail(owner, name, now), once));
}

/**
 * Finds the passkey that signed the challenge. A counter that does not grow means that the passkey was copied
 * (WebAuthn, level 3, section 6.1.1); the owner is mailed. The counter is updated only if it still has the compared
 * value, so that one of two simultaneous uses is refused. Authenticators without a counter always send 0, which is
 * never refused.
 */
async function verifyPasskey(parts: Parts, expectedChallenge: string, answer: unknown, moment: Moment) {
  const { db, env } = parts;
  const { data: response } = signInAnswer.safeParse(answer);
  if (!response) return refuse('passkey_not_allowed');
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return refuse('passkey_unknown');
  const { account_id, public_key, counter } = passkey;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== account_id)
    return refuse('passkey_not_allowed');
  // The counter is passed as 0, because SimpleWebAuthn compares the counter before it checks the signature: a stranger
  // could then cause the mail to the owner.
  const credential: WebAuthnCredential = { id: response.id, publicKey: new Uint8Array(public_key), counter: 0 };
  const { rpID, origin } = relyingParty(env);
  const verified = await checkAnswer(response.response.clientDataJSON, origin, async () => {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    return verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential,
    });
  });
  if (isRefusal(verified)) return verified;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  if ((newCounter > 0 || counter > 0) && newCounter <= counter) {
    await tellCopied(parts, passkey, moment);
    return refuse('passkey_not_allowed');
  }
  const { rows } = await sql`
    update passkeys set counter = ${newCounter}, is_backed_up = ${credentialBackedUp}, last_used_date = ${moment.now}
    where id = ${passkey.id} and counter = ${counter} returning id`.execute(db);
  return rows.length > 0 ? { account_id } : refuse('passkey_not_allowed');
}

/** The authenticator's answer. With `remember` the browser keeps the session after closing. */
export interface PasskeySignIn {
  readonly answer: unknown;
  readonly remember: boolean;
}

/**
 * Signs in with a passkey, in the order of the spec, section 4. First any earlier session ends, then the passkey is
 * checked, then the account's right to sign in, where every session is made. An administrator's account must also have
 * an authenticator for codes.
 */
export async function signInByPasskey(
  parts: Parts,
  { answer, remember }: PasskeySignIn,
  browser: Browser,
  moment: Moment,
): Promise<WithCookies<Session, PasskeyRefusal | SessionRefusal>> {
  const cleared = [...(await endSession(parts, browser.cookie)), forgetCookie(parts.env, 'passkey')];
  const expectedChallenge = await takeChallenge(parts, CEREMONY, browser.cookie, moment);
  if (!expectedChallenge) return { answer: refuse('passkey_timed_out'), cookies: cleared };
  const owner = await verifyPasskey(parts, expectedChallenge, answer, moment);
  if (isRefusal(owner)) return { answer: owner, cookies: cleared };
  const opened = await openSession(parts, owner.account_id, { method: 'passkey', remember, browser, moment });
  if (isRefusal(opened)) return { answer: opened, cookies: cleared };
  return { answer: opened.session, cookies: [...cleared, ...opened.cookies] };
}
