import { ArrowRight } from 'lucide-react';
import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import type { RouteEntry } from './routes.ts';

/** A screen that is not built yet says so, and leads to where something can be done. */
export function ComingSoon({ entry }: { entry: RouteEntry }) {
  return (
    <PageFrame title={entry.title}>
      <div className="border-t border-hairline pt-8">
        <p className="voice-serif text-heading">Kommer snart</p>
        <p className="mt-2 max-w-prose text-ink-muted">
          Den här sidan är inte byggd ännu, så här finns inget att göra.
        </p>
        <LinkButton to={`/${entry.coming?.nearest ?? 'Dashboard'}`} icon={ArrowRight} className="mt-6">
          {entry.coming?.label ?? 'Till översikten'}
        </LinkButton>
      </div>
    </PageFrame>
  );
}
