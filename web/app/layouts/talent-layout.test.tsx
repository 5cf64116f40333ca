import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aBrowser } from '#tests/support/fake-tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// A render without a browser has no session. For a talent's link to the dashboard see the tests in tests/e2e/walk.
it('the word mark leads to the start page without a talent’s session', async () => {
  aBrowser({});
  const { default: TalentLayout } = await import('./talent-layout.tsx');
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <TalentLayout>Här</TalentLayout>
    </QueryClientProvider>,
  );
  expect(/<header.*?<a[^>]*href="([^"]*)"/.exec(html)?.[1]).toBe('/Home');
});
