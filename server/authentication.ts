/**
 * The authentication library on our tables. It creates sessions and checks the second factor. Its own HTTP handler is
 * never mounted: only our routes call `auth.api.*`, so that our contract stays the only way in. Its session cookie never
 * reaches a browser. Providers and passkeys use other libraries.
 *
 * Our own code does five things, because the library opens its own connections and reads its own clock:
 * - checking a password, with the same work for every address (`features/accounts/account/commands/sign-in.ts`);
 * - creating accounts, in our transactions, so that none exists without its talent or company, and its mail;
 * - codes and links that confirm an address (`email_verification_codes`): counted, revoked and used in one transaction;
 * - cookies, renewal and devices of sessions (`features/accounts/account/commands/open-session.ts`);
 * - looking up the session of a request (`server/http/session.ts`), which is then ten times cheaper.
 */
import { type Auth, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#domain/kernel/password.rules.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { Database } from './db/generated.ts';
import type { Env } from './env.ts';
import { isOwnerConfirmed } from './features/accounts/account/commands/confirmed-owner.ts';
import { hashPassword, verifyPassword } from './features/accounts/account/commands/hash-password.ts';
import { REMEMBERED_SECONDS, SECOND_FACTOR_SECONDS } from './features/accounts/account/commands/session-cookies.ts';
import { findSignInRefusal } from './features/accounts/account/queries/sign-in-refusal.ts';
import { cookieName } from './http/cookies.ts';
import { libraryConfig } from './sealed/library-secrets.ts';

export interface AuthenticationParts {
  readonly env: Env;
  /** A pool with `library: true`: the library expects the default types of `pg`. */
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
}

const dates = { createdAt: 'created_date', updatedAt: 'updated_date' };

function optionsOf({ env, pool, db }: AuthenticationParts) {
  return {
    appName: BRAND,
    baseURL: env.base_url,
    ...libraryConfig(env),
    database: pool,
    telemetry: { enabled: false },
    // The library's warnings report wrong passwords and unknown addresses, which need no attention.
    logger: { level: 'error' as const },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      password: {
        hash: hashPassword,
        verify: async (asked: Parameters<typeof verifyPassword>[0]) => isOwnerConfirmed() || verifyPassword(asked),
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'account_id',
        expiresAt: 'expires_date',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...dates,
      },
      expiresIn: REMEMBERED_SECONDS,
    },
    user: { modelName: 'accounts', fields: { emailVerified: 'email_verified', ...dates } },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        userId: 'account_id',
        providerId: 'provider',
        accountId: 'provider_account_id',
        password: 'password_hash',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_date',
        refreshTokenExpiresAt: 'refresh_token_expires_date',
        ...dates,
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_date', ...dates },
      storeIdentifier: 'hashed' as const,
    },
    plugins: [
      twoFactor({
        issuer: BRAND,
        twoFactorCookieMaxAge: SECOND_FACTOR_SECONDS,
        // We count guesses ourselves (count-guess.ts): the library's lock would let a stranger lock out the owner.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'account_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until_date',
            },
          },
        },
      }),
    ],
    advanced: {
      // The names below are complete, like those of our other cookies, so the library must add no prefix. No cookie of
      // the library goes to a browser unchanged.
      useSecureCookies: false,
      cookies: {
        session_token: { name: cookieName(env, 'session_token') },
        two_factor: { name: cookieName(env, 'two_factor') },
      },
      database: { generateId: 'uuid' as const, validateSchema: false },
      // Our routes pass the IP address that the server itself has seen, never one from the request.
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
    },
    databaseHooks: {
      session: {
        create: {
          // Every way of signing in creates its session here, so no way bypasses this check.
          before: async ({ userId }: { userId: string }) => {
            const refusal = await findSignInRefusal(db, userId);
            if (refusal) throw new APIError('FORBIDDEN', { code: refusal, message: refusal });
          },
        },
      },
    },
  };
}

export type Authentication = Auth<ReturnType<typeof optionsOf>>;

/** Sets up the authentication library. */
export function createAuthentication(parts: AuthenticationParts): Authentication {
  return betterAuth(optionsOf(parts));
}
