/**
 * Loads SimpleWebAuthn with the first passkey: with its certificates it is 250 modules, and a process may see no passkey
 * for days.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
