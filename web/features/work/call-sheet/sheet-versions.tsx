import { useState } from 'react';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const versionList = onDemand(() => import('./version-list.tsx'));

/** The changes of each version of a call sheet; loaded when opened. */
export function SheetVersions({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const here = useOnDemand(versionList, isOpen, () => setOpen(false));
  return (
    <Disclosure title="Alla versioner" onToggle={setOpen}>
      {isOpen && here && <here.VersionList id={id} />}
    </Disclosure>
  );
}
