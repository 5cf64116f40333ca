import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

test('only an address served by https asks browsers to stay with https', () => {
  expect(securityHeaders(true)).toHaveProperty(
    'strict-transport-security',
    'max-age=63072000; includeSubDomains; preload',
  );
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  expect(contentSecurityPolicy(true)).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy(false)).not.toContain('upgrade-insecure-requests');
});

test('inline styles are allowed by the nonce of one answer, and by nothing without it', () => {
  expect(contentSecurityPolicy(true, 'abc')).toContain("style-src 'self' 'nonce-abc';");
  expect(contentSecurityPolicy(true)).toContain("style-src 'self';");
});
