import { type ReactNode, useEffect, useRef } from 'react';
import { refreshPublicTexts } from './refresh-public-texts.ts';
import { startPublicPage } from './start-public-page.ts';

/** A page of the build shown inside the app, run by the same script as the document. */
export function LivePage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!page.current) return undefined;
    void refreshPublicTexts(page.current);
    return startPublicPage(page.current);
  }, []);
  return <div ref={page}>{children}</div>;
}
