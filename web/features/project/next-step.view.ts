import type { ProjectSummary } from '#contract/project.ts';
import type { ProjectStatus } from '#domain/project/project.workflow.ts';
import { formatDaysUntil } from '#web/ui/format-date.ts';
import { projectHref, projectStepHref } from './project-address.ts';

export interface NextStep {
  /** Whose move it is. */
  readonly waits_on: 'me' | 'others' | 'nobody';
  /** A whole sentence. */
  readonly sentence: string;
  /** What the link says. */
  readonly label: string;
  readonly href: string;
}

const answers = (count: number) => `${count} svar`;
const persons = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

function casting(project: ProjectSummary): NextStep {
  const { id, pending_count, overdue_count, interested_count, approved_count, headcount } = project;
  if (project.current_step === 2) {
    const sentence = `Välj talanger till ${headcount === 1 ? '1 plats' : `${headcount} platser`} och skicka förfrågningar.`;
    return { waits_on: 'me', sentence, label: 'Välj talanger', href: projectStepHref(2, id) };
  }
  if (project.current_step === 4) {
    const isFull = approved_count >= headcount;
    const sentence = isFull
      ? `${headcount === 1 ? 'Platsen är tillsatt' : `Alla ${headcount} platser är tillsatta`}. Aktivera när ni är redo.`
      : `${approved_count} av ${headcount} platser är tillsatta.`;
    return { waits_on: 'me', sentence, label: 'Gör urvalet', href: projectStepHref(4, id) };
  }
  const href = projectStepHref(3, id);
  if (overdue_count > 0) {
    const sentence = `${persons(overdue_count)} har inte svarat i tid. Påminn, ge fler dagar eller fråga fler.`;
    return { waits_on: 'me', sentence, label: 'Se svaren', href };
  }
  if (pending_count > 0) {
    const yes = interested_count > 0 ? ` ${persons(interested_count)} har svarat ja.` : '';
    return { waits_on: 'others', sentence: `Väntar på ${answers(pending_count)}.${yes}`, label: 'Se svaren', href };
  }
  if (interested_count > 0) {
    const sentence = `Alla har svarat, ${persons(interested_count)} vill vara med. Börja urvalet.`;
    return { waits_on: 'me', sentence, label: 'Se svaren', href };
  }
  return { waits_on: 'me', sentence: 'Ingen har svarat ja. Fråga fler.', label: 'Se svaren', href };
}

function active(project: ProjectSummary, today: string): NextStep {
  const href = projectStepHref(5, project.id);
  const { first_day, last_day } = project;
  if (last_day !== null && last_day <= today) {
    const sentence = 'Sista dagen har kommit. Bekräfta att arbetet är gjort.';
    return { waits_on: 'me', sentence, label: 'Bekräfta arbetet', href };
  }
  const sentence =
    first_day === null
      ? 'Allt är bokat.'
      : first_day > today
        ? `Första dagen är ${formatDaysUntil(first_day, today)}.`
        : 'Arbetet pågår.';
  return { waits_on: 'nobody', sentence, label: 'Se bokningarna', href };
}

const byStatus: Record<ProjectStatus, (project: ProjectSummary, today: string) => NextStep> = {
  draft: (project) => ({
    waits_on: 'me',
    sentence: 'Ett utkast som bara ni ser. Skriv klart det och börja välja talanger.',
    label: 'Fortsätt skriva',
    href: projectStepHref(1, project.id),
  }),
  casting,
  active,
  completed: ({ id }) => ({
    waits_on: 'nobody',
    sentence: 'Arbetet är bekräftat.',
    label: 'Se projektet',
    href: projectHref(id),
  }),
  cancelled: ({ id }) => ({
    waits_on: 'nobody',
    sentence: 'Projektet är inställt.',
    label: 'Se projektet',
    href: projectHref(id),
  }),
};

/** What happens next in a project, seen by its company (look, principle 5). `today` is an ISO day. */
export function nextStep(project: ProjectSummary, today: string): NextStep {
  return byStatus[project.status](project, today);
}
