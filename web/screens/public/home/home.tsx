import { useEffect, useRef } from 'react';
import { HomePage } from './home-page.tsx';
import { startHome } from './home-start.ts';

/** /Home inside the app: the same page that the build draws as a document of its own. */
export default function Home() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? startHome(page.current) : undefined), []);
  return (
    <div ref={page}>
      <HomePage />
    </div>
  );
}
