import { type AddressEnv, ownOrigin } from './request-shape.ts';
import { turnAway } from './turned-away.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that the page of another site asks for: of another host, port or scheme, or of an unnamed origin
 * (`null`). Browsers send the origin with every change; a request without one comes from no browser, so it carries no
 * cookie that could be misused. SameSite of the cookies is a second defence.
 */
export const checkOrigin = (env: AddressEnv) =>
  turnAway(({ headers: { origin, host = '' }, method }) => {
    if (SAFE.includes(method) || origin === undefined) return null;
    return origin === ownOrigin(env, host) ? null : 'forbidden';
  });
