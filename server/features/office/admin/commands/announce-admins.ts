import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Says that who the administrators are is new; they hear of every noun. */
export const announceAdmins = (trx: Trx): void => announce(trx, { topics: [], noun: 'administrator' });
