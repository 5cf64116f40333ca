import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Updates the screens with the list of administrators, who hear of every noun. */
export const announceAdmins = (trx: Trx): void => announce(trx, { topics: [], noun: 'administrator' });
