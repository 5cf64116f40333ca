/**
 * The outcomes of a rejected or returned payout. `returned`: it is owed again. `known`: it was registered before.
 * `unconfirmed`: its file is not confirmed here yet. `double`: the bank has it already, so it is paid. `unclear`: the
 * bank names only a part of a file. `unknown`: no payout of ours has this id.
 */
export const PAYOUT_OUTCOMES = ['returned', 'known', 'unconfirmed', 'double', 'unclear', 'unknown'] as const;
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];
