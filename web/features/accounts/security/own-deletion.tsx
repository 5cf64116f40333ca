import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { useSecurity } from './security-queries.ts';

/** Deletion of the account, for a screen without other account settings. */
export function OwnDeletion() {
  const security = useSecurity();
  return <QueryFrame query={security}>{(overview) => <DeletionSection overview={overview} />}</QueryFrame>;
}
