import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ProjectForm } from './project-form.ts';

const words = onDemand(() => import('#web/features/deal/terms/terms-in-words.tsx'));

/** The terms of a role, read-only because requests have been sent. */
export function LockedTerms({ index }: { index: number }) {
  const { watch } = useFormContext<ProjectForm>();
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(words, isOpen, () => setIsOpen(false));
  const project = watch();
  const role = project.roles[index];
  return (
    <Disclosure title="Villkoren, som de står i förfrågan" isOpen={isOpen} onToggle={setIsOpen} className="mt-5">
      {isOpen && here && role && <here.TermsInWords terms={termsOf(project, role)} />}
    </Disclosure>
  );
}
