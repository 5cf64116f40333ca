import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { useSecurity } from './security-queries.ts';

/** Leaving for good, for a screen that shows nothing else of the account. */
export function OwnDeletion() {
  const security = useSecurity();
  return <QueryFrame query={security}>{(overview) => <DeletionSection overview={overview} />}</QueryFrame>;
}
