import { useState } from 'react';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const fields = onDemand(() => import('#web/screens/company/create-project/usage-fields.tsx'));

/** Where and for how long it may be shown. As in the last order unless it is opened, which most leave. */
export function Usage() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(fields, isOpen, () => setIsOpen(false));
  return (
    <Disclosure title="Var och hur länge det får visas" onToggle={setIsOpen}>
      {isOpen && (here ? <here.UsageFields isLocked={false} /> : <Loading />)}
    </Disclosure>
  );
}
