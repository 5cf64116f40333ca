import { type ReactNode, useEffect, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { type OnDemand, onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { LockedTerms } from './locked-terms.tsx';
import type { ProjectForm } from './project-form.ts';
import { daysSummary, moreSummary, rightsSummary } from './terms-summary.view.ts';

interface Part {
  readonly Fields: (props: { index: number; isAgreed: boolean }) => ReactNode;
}

const days = onDemand(async (): Promise<Part> => ({ Fields: (await import('./own-days.tsx')).OwnDays }));
const rights = onDemand(async (): Promise<Part> => ({ Fields: (await import('./own-rights.tsx')).OwnRights }));
const more = onDemand(async (): Promise<Part> => ({ Fields: (await import('./more-terms.tsx')).MoreTerms }));

export interface RoleTermsProps {
  index: number;
  isLocked: boolean;
  /** True for agreed terms, which inherit nothing from the project. */
  isAgreed?: boolean;
}

/** The terms of a role besides its fee, in sections: a summary line each, with the fields inside. */
export function RoleTerms({ index, isLocked, isAgreed = false }: RoleTermsProps) {
  const terms = useFormContext<ProjectForm>().watch(`roles.${index}.terms`);
  if (isLocked) return <LockedTerms index={index} />;
  return (
    <div className="mt-5">
      <TermsDisclosure
        {...{ index, isAgreed }}
        part={days}
        holds={DAYS}
        title="Rollens dagar"
        summary={daysSummary(terms)}
      />
      <TermsDisclosure
        {...{ index, isAgreed }}
        part={rights}
        holds={RIGHTS}
        title="Rättigheter"
        summary={rightsSummary(terms)}
      />
      <TermsDisclosure
        {...{ index, isAgreed }}
        part={more}
        holds={MORE}
        title="Fler villkor"
        summary={moreSummary(terms)}
      />
    </div>
  );
}

const DAYS = ['days'];
const RIGHTS = ['rights'];
const MORE = [
  'fee.hours_per_day',
  'fee.of_kind',
  'fee.included',
  'additions',
  'synthetic',
  'cancellation',
  'content',
  'content_note',
];

interface TermsDisclosureProps {
  index: number;
  isAgreed: boolean;
  part: OnDemand<Part>;
  /** Paths of the form fields in this section. */
  holds: readonly string[];
  title: string;
  summary: string;
}

function TermsDisclosure({ index, isAgreed, part, holds, title, summary }: TermsDisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(part, isOpen, () => setIsOpen(false));
  const { errors, submitCount } = useFormState<ProjectForm>();
  const isWrong = holds.some((name) => get(errors, `roles.${index}.terms.${name}`) !== undefined);
  // Opens around an error, because a closed disclosure cannot receive the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened anew by each try to save
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong, submitCount]);
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setIsOpen}
      title={
        <span>
          {title}
          <span className="block text-sm font-normal text-ink-muted">{summary}</span>
        </span>
      }
    >
      {isOpen && (here ? <here.Fields index={index} isAgreed={isAgreed} /> : <Loading />)}
    </Disclosure>
  );
}
