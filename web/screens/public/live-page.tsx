import { type ReactNode, useEffect, useRef } from 'react';
import { startPublicPage } from './start-public-page.ts';

/** A page of the build shown inside the app, moved by the same script that moves it as a document of its own. */
export function LivePage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? startPublicPage(page.current) : undefined), []);
  return <div ref={page}>{children}</div>;
}
