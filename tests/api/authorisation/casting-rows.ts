/** Table rows: auditions and casting, in an order in which each route finds its objects. */
import { AUDITION_ROWS } from './audition-rows.ts';
import { CANDIDATE_ROWS } from './candidate-rows.ts';
import { CLEARANCE_ROWS } from './clearance-rows.ts';
import { CLOSING_ROWS } from './closing-rows.ts';

export const CASTING_ROWS = {
  ...AUDITION_ROWS,
  ...CLOSING_ROWS,
  ...CLEARANCE_ROWS,
  ...CANDIDATE_ROWS,
};
