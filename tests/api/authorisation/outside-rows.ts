/** Table rows: routes that are mounted outside the contract. */
import { EVERYBODY, type Row, SIGNED_IN } from './callers.ts';

export const OUTSIDE_ROWS = {
  'GET /live': SIGNED_IN,
  'GET /openapi.json': EVERYBODY,
  'GET /openapi-keys.json': EVERYBODY,
  'GET /account/social/:provider/callback': EVERYBODY,
} as const satisfies Readonly<Record<string, Row>>;
