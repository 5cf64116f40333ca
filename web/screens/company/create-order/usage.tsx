import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { leavesRightsUnsaid } from '#domain/deal/terms/made-to-show.ts';
import type { ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const fields = onDemand(() => import('#web/screens/company/create-project/usage-fields.tsx'));

/**
 * Media, territory and duration of use. Loaded when opened, because most orders use the values of the last order; an
 * order without them begins with the fields open.
 */
export function Usage() {
  const { getValues } = useFormContext<ProjectForm>();
  const [isOpen, setIsOpen] = useState(() => {
    const { usage_territory = null, usage_months = null, roles, ...order } = getValues();
    return roles.some(({ terms }) => leavesRightsUnsaid({ ...order, usage_territory, usage_months }, terms));
  });
  const here = useOnDemand(fields, isOpen, () => setIsOpen(false));
  return (
    <Disclosure title="Var och hur länge det får visas" isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && (here ? <here.UsageFields isLocked={false} /> : <Loading />)}
    </Disclosure>
  );
}
