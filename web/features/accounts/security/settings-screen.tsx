import { useEffect } from 'react';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { securityParts } from './security-parts.tsx';
import { useSecurity } from './security-queries.ts';
import type { SettingsPart } from './settings-part.ts';

/** The settings of a role: `own` parts first, then those about the account and its protection. */
export function SettingsScreen({ own = [] }: { own?: readonly SettingsPart[] }) {
  const security = useSecurity();
  return (
    <PageFrame title="Inställningar" query={security}>
      {(data) => <Parts parts={[...own, ...securityParts(data)]} />}
    </PageFrame>
  );
}

/** The parts below each other, with a link to each: links in a row to swipe on phones, in a fixed list on desktop. */
function Parts({ parts }: { parts: readonly SettingsPart[] }) {
  // The parts are drawn after the browser has looked for the anchor in the address, so the screen scrolls to it.
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[13rem_minmax(0,44rem)]">
      <nav aria-label="Delar av inställningarna" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <ul className="swipes -mx-4 flex gap-x-6 overflow-x-auto border-b border-hairline px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-col lg:border-b-0 lg:px-0">
          {parts.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-sm text-ink-muted hover:text-ink focus-visible:-outline-offset-2 lg:min-h-9"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* The first part needs no line above it: the row of links has one. */}
      <div className="flex min-w-0 flex-col gap-12 max-lg:[&>:first-child_section]:border-t-0 max-lg:[&>:first-child_section]:pt-0">
        {parts.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-20">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
