import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { browserWords } from '#domain/accounts/account/browser-words.ts';
import { isRefusal, refuse, unlessCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Browser } from '#server/features/accounts/account/commands/library-headers.ts';
import { confirmOwner } from '#server/features/accounts/security/commands/confirm-owner.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { ALGORITHMS, checkAnswer, refuseCertificates, registrationAnswer, relyingParty } from './check-answer.ts';
import { CEREMONY_SECONDS, keepChallenge, takeChallenge } from './keep-challenge.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { passkeyAddedMail } from './mail-words.ts';

type Parts = Pick<Services, 'db' | 'env'>;

const ceremonyOf = ({ account_id }: SignedInActor) => ({ purpose: 'passkey_registration', account_id }) as const;

/**
 * Begins to add a passkey. The owner is confirmed first if the account has a password, so that an unattended session
 * cannot be turned into a lasting sign-in method.
 */
export async function beginPasskey(parts: Parts, actor: SignedInActor, password: string | undefined, moment: Moment) {
  const unconfirmed = await confirmOwner(parts.db, actor, password, moment);
  const refusal = unconfirmed && unlessCode(unconfirmed, 'password_missing');
  if (refusal) return refusal;
  const { rows } = await sql<{ id: string; transports: string[] }>`
    select credential_id as id, transports from passkeys where account_id = ${actor.account_id}`.execute(parts.db);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: relyingParty(parts.env).rpID,
    userID: new TextEncoder().encode(actor.account_id),
    userName: actor.email,
    userDisplayName: actor.name,
    timeout: CEREMONY_SECONDS * 1000,
    excludeCredentials: rows,
    supportedAlgorithmIDs: ALGORITHMS,
    // A passkey counts as both factors, so the authenticator must verify its holder. With a resident key the address
    // need not be typed at sign-in.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { options, cookies: await keepChallenge(parts, ceremonyOf(actor), options.challenge, moment) };
}

/** The authenticator's answer, and the owner's name for the passkey. */
export interface NewPasskey {
  readonly name: string;
  readonly answer: unknown;
}

async function insertPasskey(
  { db }: Parts,
  { account_id }: SignedInActor,
  name: string,
  { credential, credentialBackedUp }: NonNullable<VerifiedRegistrationResponse['registrationInfo']>,
  { now }: Moment,
) {
  const { id, publicKey, counter, transports = [] } = credential;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into passkeys (account_id, credential_id, public_key, counter, transports, name, is_backed_up, created_date)
      values (${account_id}, ${id}, ${Buffer.from(publicKey)}, ${counter}, ${transports}::text[], ${name},
        ${credentialBackedUp}, ${now})
      on conflict (credential_id) do nothing returning id`.execute(trx);
    const row = rows[0];
    if (!row) return refuse('passkey_already_registered');
    await mailOwner(trx, account_id, (owner) => passkeyAddedMail(owner, name, now));
    return row;
  });
}

/** Adds the passkey that the authenticator has made in answer to the challenge of this browser. */
export async function addPasskey(
  parts: Parts,
  actor: SignedInActor,
  { name, answer }: NewPasskey,
  browser: Browser,
  moment: Moment,
) {
  const expectedChallenge = await takeChallenge(parts, ceremonyOf(actor), browser.cookie, moment);
  if (!expectedChallenge) return refuse('passkey_timed_out');
  const { data: response } = registrationAnswer.safeParse(answer);
  if (!response) return refuse('passkey_not_allowed');
  const { rpID, origin } = relyingParty(parts.env);
  const { clientDataJSON, attestationObject } = response.response;
  const verified = await checkAnswer(clientDataJSON, origin, async () => {
    await refuseCertificates(attestationObject);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    return verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (isRefusal(verified)) return verified;
  if (!verified.registrationInfo) return refuse('passkey_not_allowed');
  const words = name || browserWords(browser.user_agent) || 'Nyckel';
  return insertPasskey(parts, actor, words, verified.registrationInfo, moment);
}
