import type { Trx } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';

/** Says that who the administrators are is new; they hear of every noun. */
export const announceAdmins = (trx: Trx): void => announce(trx, { topics: [], noun: 'administrator' });
