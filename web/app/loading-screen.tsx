import { useOnline } from '#web/ui/frame/network.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Later } from '#web/ui/frame/query-frame.tsx';

/**
 * Shown while a screen loads (spec, section 2: exactly this text). Without a network a screen that the phone has not
 * kept comes later.
 */
export function LoadingScreen({ title }: { title: string }) {
  if (!useOnline()) {
    return (
      <PageFrame title={title}>
        <Later />
      </PageFrame>
    );
  }
  return (
    <p role="status" className="mx-auto max-w-[96rem] px-4 py-16 text-ink-muted sm:px-6 lg:px-10">
      Laddar...
    </p>
  );
}
