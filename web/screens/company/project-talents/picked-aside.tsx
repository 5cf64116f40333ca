import type { ReactNode } from 'react';

/** The column of picked talents, beside the search results. */
export function PickedAside({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Valda"
      className="max-lg:mt-10 lg:sticky lg:top-[calc(var(--sticky-top,0px)+1rem)] lg:max-h-[calc(100dvh-var(--sticky-top,0px)-2rem)] lg:w-60 lg:shrink-0 lg:overflow-y-auto 2xl:w-72"
    >
      <h2 className="voice-serif mb-3 text-heading">Valda</h2>
      {children}
    </aside>
  );
}
