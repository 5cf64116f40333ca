import { lazy, type ReactNode, Suspense } from 'react';
import type { LayoutName } from '../routes.ts';
import { PublicLayout } from './public-layout.tsx';

// Fetched with the first screen of the role: nobody loads the frames of the others.
const layouts = {
  plain: ({ children }: { children: ReactNode }) => children,
  public: PublicLayout,
  talent: lazy(() => import('./talent-layout.tsx')),
  company: lazy(() => import('./company-layout.tsx')),
  admin: lazy(() => import('./admin-layout.tsx')),
};

/** The frame around a screen. It stays in place while screens of the same layout change. */
export function LayoutOf({ name, children }: { name: LayoutName; children: ReactNode }) {
  const Layout = layouts[name];
  return (
    <Suspense
      fallback={
        <p role="status" className="px-6 py-16 text-ink-muted">
          Laddar...
        </p>
      }
    >
      <Layout>{children}</Layout>
    </Suspense>
  );
}
