import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Refreshes the open screens with the list of administrators. No topic is needed, because administrators get the
 * changes of all nouns.
 */
export const announceAdmins = (trx: Trx): void => announce(trx, { topics: [], noun: 'administrator' });
