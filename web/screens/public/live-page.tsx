import { type ReactNode, useEffect, useRef } from 'react';
import { refreshPublicTexts } from './refresh-public-texts.ts';
import { startPublicPage } from './start-public-page.ts';

/** Shows a prerendered page inside the app, and runs the same script as its document does. */
export function LivePage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!page.current) return undefined;
    void refreshPublicTexts(page.current);
    return startPublicPage(page.current);
  }, []);
  return <div ref={page}>{children}</div>;
}
