import { useState } from 'react';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const fields = onDemand(() => import('#web/screens/company/create-project/usage-fields.tsx'));

/** Media, territory and duration of use. Loaded when opened, because most orders use the values of the last order. */
export function Usage() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(fields, isOpen, () => setIsOpen(false));
  return (
    <Disclosure title="Var och hur länge det får visas" onToggle={setIsOpen}>
      {isOpen && (here ? <here.UsageFields isLocked={false} /> : <Loading />)}
    </Disclosure>
  );
}
