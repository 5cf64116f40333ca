import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, refused } from '#tests/support/fake-tab.ts';
import { signOut } from './sign-out.ts';

const kept = { conversationLastViewed_7: '2026-11-21' };
const stored = { ...kept, 'medverka.session': '{}', rememberedEmail: 'vera@example.com' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('signing out', () => {
  it.each([
    [200, 'ok'],
    [401, 'signed_out'],
    [403, 'forbidden'],
    [404, 'not_found'],
  ])('has succeeded after %i: the browser is emptied, and one is at the root', async (status, code) => {
    const log = vi.spyOn(console, 'error');
    const queries = new QueryClient();
    queries.setQueryData(['GET /talent/profile'], {});
    const { storage, went } = aBrowser(
      { 'POST /account/sign-out': () => (status === 200 ? Response.json({}) : refused(status, code)) },
      stored,
    );
    await signOut(queries);
    expect([{ ...storage }, went]).toEqual([kept, ['/']]);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('fails on status 500: the failure is logged and shown, and the session stays', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { storage, went } = aBrowser({ 'POST /account/sign-out': () => refused(500, 'internal') }, stored);
    await expect(signOut(new QueryClient())).rejects.toMatchObject({ status: 500 });
    expect(log).toHaveBeenCalledOnce();
    expect([{ ...storage }, went]).toEqual([stored, []]);
  });
});
