import { useFormContext } from 'react-hook-form';
import { dayOf } from '#domain/kernel/time/day.ts';
import { daysPassed } from '#domain/projects/project/past-days.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import type { ProjectForm } from './project-form.ts';

/** Warns about days in the past, before talents are asked about them. */
export function PastDaysNote({ isLocked }: { isLocked: boolean }) {
  const dates = useFormContext<ProjectForm>().watch('dates');
  const passed = daysPassed(dates, dayOf(useNow()));
  if (passed === 'none') return null;
  return (
    <Callout
      tone="waiting"
      role="status"
      title={passed === 'all' ? 'Projektets dagar har passerat' : 'Några av projektets dagar har passerat'}
    >
      {isLocked
        ? 'Förfrågningar är ute, så ändra villkoren för att flytta dagarna.'
        : 'Ändra datumen innan ni frågar någon, om arbetet inte redan är gjort.'}
    </Callout>
  );
}
