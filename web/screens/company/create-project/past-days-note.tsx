import { useFormContext } from 'react-hook-form';
import { daysPassed } from '#domain/project/past-days.ts';
import { dayOf } from '#domain/time/day.ts';
import { Callout } from '#web/ui/callout.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { ProjectForm } from './project-form.ts';

/** Warns before anybody is asked about days that have been. */
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
