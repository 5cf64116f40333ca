import { useSession } from '#web/features/accounts/session/session-store.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { UnreachedCalloutProps } from './unreached-callout.tsx';

const callout = onDemand(() => import('./unreached-callout.tsx'));

/** The notice of a start screen that mails do not reach the person; nothing while they do. */
export function UnreachedNotice(props: UnreachedCalloutProps) {
  const isUnreached = useSession().session?.is_unreached === true;
  const here = useOnDemand(callout, isUnreached);
  return isUnreached && here ? <here.UnreachedCallout {...props} /> : null;
}
