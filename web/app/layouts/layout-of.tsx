import { type ReactNode, Suspense } from 'react';
import { fetched } from '#web/app/fetched.ts';
import type { LayoutName } from '#web/app/routes.ts';
import { PublicLayout } from './public-layout.tsx';

// Loaded with the first screen of the role: no user loads the frames of other roles.
const ofRole = {
  talent: fetched(() => import('./talent-layout.tsx')),
  company: fetched(() => import('./company-layout.tsx')),
  admin: fetched(() => import('./admin-layout.tsx')),
};
const Plain = ({ children }: { children: ReactNode }) => children;

/** Loads the frame before its first render, unless it is part of the app. */
export async function fetchLayout(name: LayoutName): Promise<void> {
  if (name !== 'plain' && name !== 'public') await ofRole[name].fetch();
}

function layoutOf(name: LayoutName) {
  if (name === 'plain') return Plain;
  return name === 'public' ? PublicLayout : ofRole[name].component();
}

/** The frame around a screen. It stays mounted while screens of the same layout change. */
export function LayoutOf({ name, children }: { name: LayoutName; children: ReactNode }) {
  const Layout = layoutOf(name);
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
