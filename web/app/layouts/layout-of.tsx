import { type ReactNode, Suspense } from 'react';
import { fetched } from '#web/app/fetched.ts';
import type { LayoutName } from '#web/app/routes.ts';
import { PublicLayout } from './public-layout.tsx';

// Loaded with the first screen of the role, because no user needs the frames of other roles.
const ofRole = {
  talent: fetched(() => import('./talent-layout.tsx')),
  company: fetched(() => import('./company-layout.tsx')),
  admin: fetched(() => import('./admin-layout.tsx')),
};
const Plain = ({ children }: { children: ReactNode }) => children;

/** Loads a layout before its first render. The layouts 'plain' and 'public' are part of the app. */
export async function fetchLayout(name: LayoutName): Promise<void> {
  if (name !== 'plain' && name !== 'public') await ofRole[name].fetch();
}

function layoutOf(name: LayoutName) {
  if (name === 'plain') return Plain;
  return name === 'public' ? PublicLayout : ofRole[name].component();
}

/** The frame around a screen. It stays mounted when the user goes to another screen with the same layout. */
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
