import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aBrowser } from '#web/features/session/fake-tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function homeOf(stored: Record<string, string>): Promise<string | undefined> {
  aBrowser({}, stored);
  vi.resetModules();
  const { default: TalentLayout } = await import('./talent-layout.tsx');
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <TalentLayout>Här</TalentLayout>
    </QueryClientProvider>,
  );
  return /<header.*?<a[^>]*href="([^"]*)"/.exec(html)?.[1];
}

it('leads home from the word mark when no talent is known', async () => {
  expect(await homeOf({})).toBe('/Home');
});

it('leads a talent to the dashboard from the word mark', async () => {
  const record = JSON.stringify({ role: 'talent', data: { id: '1' } });
  expect(await homeOf({ 'medverka.session': record })).toBe('/TalentDashboard');
});
