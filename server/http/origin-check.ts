import { type AddressEnv, ownOrigin } from './request-shape.ts';
import { turnAway } from './turned-away.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that another site's page asks for: a page of another host, port or scheme, or of an unnamed origin
 * (`null`). Browsers always name the origin; a request without one comes from no browser and carries no cookie to
 * misuse. SameSite on the cookie is a second defence.
 */
export const checkOrigin = (env: AddressEnv) =>
  turnAway(({ headers: { origin, host = '' }, method }) => {
    if (SAFE.includes(method) || origin === undefined) return null;
    return origin === ownOrigin(env, host) ? null : 'forbidden';
  });
