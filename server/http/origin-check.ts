import { type AddressEnv, ownOrigin } from './request-shape.ts';
import { turnAway } from './turned-away.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that another site's page asks for: one of another host, port or scheme, and one that may not say which
 * it is (`null`). Browsers name where a request comes from; what names nothing is no browser and has no cookie to misuse.
 * SameSite on the cookie says the same a second time.
 */
export const checkOrigin = (env: AddressEnv) =>
  turnAway(({ headers: { origin, host = '' }, method }) => {
    if (SAFE.includes(method) || origin === undefined) return null;
    return origin === ownOrigin(env, host) ? null : 'forbidden';
  });
