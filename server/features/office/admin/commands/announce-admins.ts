import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Updates the open screens with the list of administrators; administrators subscribe to all nouns. */
export const announceAdmins = (trx: Trx): void => announce(trx, { topics: [], noun: 'administrator' });
