/** Table rows: routes outside the contract, whose answers are not JSON. */
import { EVERYBODY, type Row, SIGNED_IN } from './callers.ts';

export const OUTSIDE_ROWS = {
  // Routes that are mounted outside the contract.
  'GET /live': SIGNED_IN,
  'GET /openapi.json': EVERYBODY,
  'GET /openapi-keys.json': EVERYBODY,
  'GET /account/social/:provider/callback': EVERYBODY,
} as const satisfies Readonly<Record<string, Row>>;
