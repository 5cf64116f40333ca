import { email } from '#contract/kernel/fields.ts';
import type { Provider } from '#domain/accounts/account/providers.ts';
import type { Claims } from './queries/providers.ts';

/** An address that a provider has told. */
export interface ToldAddress {
  readonly email: string;
  /** The provider says itself that the person has shown the address to be theirs. */
  readonly is_proven: boolean;
}

/**
 * The address of somebody who comes by a provider; undefined when there is none that may count (spec, sections 4 and 8).
 * Facebook makes no statement and hands on confirmed addresses only: such a one may begin an account, but it joins none
 * that somebody has already.
 */
export function toldAddress(provider: Provider, claims: Claims): ToldAddress | undefined {
  const told = email.safeParse(claims.email);
  if (!told.success) return undefined;
  if (claims.email_verified === true) return { email: told.data, is_proven: true };
  const isSilent = claims.email_verified === undefined && provider === 'facebook';
  return isSilent ? { email: told.data, is_proven: false } : undefined;
}

/** Where Login leads afterwards: a path of this site, nothing else; undefined for anything that is not one. */
export function returnOnThisSite(asked: string | undefined, base_url: string): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, base_url)) return undefined;
  const url = new URL(asked, base_url);
  // '/.//elsewhere' is a path of this site until it is written out: then it names another host.
  const isHere = url.origin === new URL(base_url).origin && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search + url.hash : undefined;
}
