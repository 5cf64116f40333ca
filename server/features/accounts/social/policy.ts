import { email } from '#contract/kernel/fields.ts';
import type { Provider } from '#domain/accounts/account/providers.ts';
import type { Claims } from './queries/providers.ts';

/** The address of a provider's claims. */
export interface ToldAddress {
  readonly email: string;
  /** True if the provider states that the person has proven the address. */
  readonly is_proven: boolean;
}

/**
 * The address in a provider's claims; undefined without a valid address, or if the provider does not state that the
 * person has proven it (spec, sections 4 and 8). Exception: Facebook makes no such statement but passes on confirmed
 * addresses only, so its address may begin an account, but is not linked to an existing one.
 */
export function toldAddress(provider: Provider, claims: Claims): ToldAddress | undefined {
  const told = email.safeParse(claims.email);
  if (!told.success) return undefined;
  if (claims.email_verified === true) return { email: told.data, is_proven: true };
  const isSilent = claims.email_verified === undefined && provider === 'facebook';
  return isSilent ? { email: told.data, is_proven: false } : undefined;
}

/** The path of the page after the sign-in; undefined without a path, or for a URL of another site. */
export function returnOnThisSite(asked: string | undefined, base_url: string): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, base_url)) return undefined;
  const url = new URL(asked, base_url);
  // '/.//elsewhere' looks like a path of this site, but once serialised it names another host.
  const isHere = url.origin === new URL(base_url).origin && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search + url.hash : undefined;
}
