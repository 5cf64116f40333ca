import { z } from 'zod';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';

/** The host name to which passkeys are bound, and the origin of the browser's page. */
export function relyingParty({ base_url }: Pick<Env, 'base_url'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(base_url);
  return { rpID: hostname, origin };
}

/**
 * Algorithms that are offered and accepted, the best first: EdDSA, ES256 and RS256 by their numbers in COSE (RFC 9053,
 * RFC 8812). The defaults of SimpleWebAuthn also include ML-DSA, which is experimental in Node, so a passkey with ML-DSA
 * might stop working.
 */
export const ALGORITHMS = [-8, -7, -257];

const text = z.string().max(20_000);
const answerOf = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.object({}).default({}),
  });

/** The checked fields of an authenticator's answer; other fields are dropped. */
export const registrationAnswer = answerOf(
  z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
);
export const signInAnswer = answerOf(
  z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.default('') }),
);

/** Loaded with the first passkey, as in load-web-authn.ts. */
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/**
 * Refuses a new passkey with certificates, which the server does not ask for: SimpleWebAuthn would fetch a revocation
 * list from any address in a certificate, possibly inside the server's own network.
 * @throws if the passkey has certificates, or a format other than 'none' and 'packed', because those have certificates
 */
export async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isPlain = ['none', 'packed'].includes(object.get('fmt')) && !object.get('attStmt').get('x5c');
  if (!isPlain) throw new Error('A key with certificates');
}

type Checked<Result> = Result | Refusal<'passkey_not_allowed' | 'passkey_wrong_origin'>;

/**
 * Checks an answer with SimpleWebAuthn. Every exception of SimpleWebAuthn means a wrong answer, so it becomes a
 * refusal; an answer made at another site has its own refusal code.
 */
export async function checkAnswer<Result extends { verified: boolean }>(
  clientDataJSON: string,
  origin: string,
  check: () => Promise<Result>,
): Promise<Checked<Result>> {
  try {
    const { decodeClientDataJSON } = await loadHelpers();
    if (decodeClientDataJSON(clientDataJSON).origin !== origin) return refuse('passkey_wrong_origin');
    const result = await check();
    return result.verified ? result : refuse('passkey_not_allowed');
  } catch (error) {
    const isOtherSite = error instanceof Error && error.name === 'UnexpectedRPIDHash';
    return refuse(isOtherSite ? 'passkey_wrong_origin' : 'passkey_not_allowed');
  }
}
