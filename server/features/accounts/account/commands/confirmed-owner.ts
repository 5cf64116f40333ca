import { AsyncLocalStorage } from 'node:async_hooks';

const confirmed = new AsyncLocalStorage<true>();

/**
 * Runs a call of the authentication library in which the library's own password check always passes. The caller has
 * already confirmed the owner, by the password or by a recent sign-in (`security/commands/confirm-owner.ts`).
 */
export const asConfirmedOwner = <T>(work: () => Promise<T>): Promise<T> => confirmed.run(true, work);

/** True within `asConfirmedOwner`. */
export const isOwnerConfirmed = (): boolean => confirmed.getStore() === true;
