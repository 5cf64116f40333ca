import type { ProjectSummary } from '#contract/projects/project.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import { projectCommandLabel, projectKindWords } from '#texts/projects/labels.ts';
import { formatDaysUntil } from '#web/ui/text/format-date.ts';
import { auditionsHref, projectHref, projectStepHref, stepOf } from './project-url.ts';

/** The commands that a next step may suggest. */
type NextCommand = 'open-casting' | 'start-review' | 'activate' | 'book-part' | 'end-casting' | 'complete';

export interface NextStep {
  /** The party that must act next. */
  readonly waits_on: 'me' | 'colleague' | 'others' | 'nobody';
  /** A whole sentence about the next step. It names a command only if the server allows the command now. */
  readonly sentence: string;
  /** The suggested command; absent if the step is work on a screen, or if there is nothing to do. */
  readonly command?: NextCommand | undefined;
  /** The label of the button: the name of the command, or of the work on the screen. */
  readonly label: string;
  /** The screen for this step. */
  readonly href: string;
}

type Facts = ProjectSummary;

const persons = (count: number) => (count === 1 ? '1 person' : `${count} personer`);
const places = (count: number) => (count === 1 ? '1 plats' : `${count} platser`);

const work = (project: Facts, step: ProjectStep, label: string, sentence: string): NextStep => ({
  waits_on: 'me',
  sentence,
  label,
  href: projectStepHref(step, project),
});

/** Suggests a command; if the server does not allow it now, suggests `otherwise`, work on the same screen. */
const ask = (
  project: Facts,
  step: ProjectStep,
  command: NextCommand,
  sentence: string,
  otherwise: NextStep,
): NextStep =>
  project.actions.includes(command)
    ? { ...work(project, step, projectCommandLabel(project.kind, command), sentence), command }
    : otherwise;

/** A second member has to sign off the project; the dashboard lists the sign-offs. */
const AWAITS_SIGN_OFF: NextStep = {
  waits_on: 'colleague',
  sentence: 'Det behöver attesteras innan det kan aktiveras.',
  label: 'Se attesten',
  href: '/CompanyDashboard',
};

/** The step while candidates are called to auditions, which come before the decision; undefined if none is called. */
function auditions({ id, called_count, asked_time_count }: Facts): NextStep | undefined {
  if (called_count === 0) return undefined;
  const there = { label: 'Se provfilmningarna', href: auditionsHref(id) };
  if (asked_time_count > 0) {
    return { ...there, waits_on: 'me', sentence: `${persons(asked_time_count)} ber om mer tid för sin film. Svara.` };
  }
  return {
    ...there,
    waits_on: 'others',
    sentence: `Väntar på ${persons(called_count)} som är kallade till provfilmning.`,
  };
}

function review(project: Facts): NextStep {
  const { approved_count, headcount } = project;
  const choose = work(
    project,
    4,
    'Gör urvalet',
    `${approved_count} av ${places(headcount)} är tillsatta. Välj vidare.`,
  );
  if (approved_count < headcount) return auditions(project) ?? choose;
  if (project.awaits_sign_off) return AWAITS_SIGN_OFF;
  const full = headcount === 1 ? 'Platsen är tillsatt' : `Alla ${headcount} platser är tillsatta`;
  if (project.parts.length > 0) return ask(project, 4, 'book-part', `${full}. Boka när ni är redo.`, choose);
  return ask(project, 4, 'activate', `${full}. Aktivera projektet när ni är redo.`, choose);
}

/**
 * The step when all candidates have answered and at least one said yes. An order has no review: the company approves
 * candidates in the list of answers.
 */
function answered(project: Facts): NextStep {
  const { kind, interested_count, approved_count, headcount } = project;
  const yes = `Alla har svarat, ${persons(interested_count)} vill vara med.`;
  const look = work(project, 3, 'Se svaren', `${yes} Godkänn dem ni vill boka.`);
  if (kind !== 'order') return ask(project, 3, 'start-review', `${yes} Börja urvalet.`, look);
  if (approved_count < headcount) return look;
  if (project.awaits_sign_off) return AWAITS_SIGN_OFF;
  return ask(project, 3, 'activate', `${yes} Alla platser är tillsatta, så ni kan aktivera.`, look);
}

function answers(project: Facts): NextStep {
  const { pending_count, overdue_count, interested_count, offer_count } = project;
  const see = (sentence: string) => work(project, 3, 'Se svaren', sentence);
  // Counter-offers come first, because they expire.
  if (offer_count > 0) return see(`Svara på ${offer_count} motbud.`);
  if (overdue_count > 0) {
    return see(`${persons(overdue_count)} har inte svarat i tid. Påminn, ge fler dagar eller fråga fler.`);
  }
  if (pending_count > 0) {
    const yes = interested_count > 0 ? ` ${persons(interested_count)} har svarat ja.` : '';
    return { ...see(`Väntar på ${pending_count} svar.${yes}`), waits_on: 'others' };
  }
  if (interested_count > 0) return answered(project);
  return work(project, 2, 'Fråga fler', 'Ingen har svarat ja. Fråga fler.');
}

/**
 * A part of a production whose casting has nothing left to do: everybody for it is booked in another part, or the people
 * who were booked have done their work.
 */
function booked(project: Facts, today: string): NextStep | undefined {
  const { parts, headcount, last_day } = project;
  const isOver = last_day !== null && last_day < today;
  const isDone = isOver && parts.length > 0 && parts.every(({ status }) => status === 'completed');
  if (!isDone && (parts.length === 0 || headcount > 0)) return undefined;
  const sentence = isDone
    ? 'De bokades arbete är klart. Avsluta rollsättningen, så får alla som väntar besked.'
    : 'Alla platser är bokade. Avsluta rollsättningen, eller öka antalet i en roll och sök fler.';
  const look = work(project, stepOf(project.current_step), 'Se vilka som är bokade', sentence);
  return ask(project, stepOf(project.current_step), 'end-casting', sentence, look);
}

function casting(project: Facts, today: string): NextStep {
  const over = booked(project, today);
  if (over) return over;
  if (project.current_step === 4) return review(project);
  if (project.current_step === 3) return answers(project);
  const sentence = `Välj talanger till ${places(project.headcount)} och skicka förfrågningar.`;
  return work(project, 2, 'Välj talanger', sentence);
}

/**
 * The tasks after the bookings that only the company can do; undefined if there are none. First signatures: nobody is
 * bound without them. Then reports, which the server approves after a time if the company does not answer.
 */
function lastWord(project: Facts): NextStep | undefined {
  const { unsigned_count, report_count } = project;
  if (unsigned_count > 0) return work(project, 5, 'Skriv under', `Skriv under ${unsigned_count} avtal.`);
  if (report_count === 0) return undefined;
  const reports = report_count === 1 ? 'en arbetsrapport' : `${report_count} arbetsrapporter`;
  return work(project, 5, 'Se arbetsrapporterna', `Godkänn ${reports}, eller säg vad som inte stämmer.`);
}

function active(project: Facts, today: string): NextStep {
  const { first_day } = project;
  const sentence =
    first_day === null
      ? 'Allt är bokat.'
      : first_day > today
        ? `Första dagen är ${formatDaysUntil(first_day, today)}.`
        : 'Arbetet pågår.';
  const look = { ...work(project, 5, 'Se bokningarna', sentence), waits_on: 'nobody' } as const;
  return ask(project, 5, 'complete', 'Sista dagen har kommit. Bekräfta att arbetet är gjort.', look);
}

const over = (project: Facts, sentence: string): NextStep => ({
  waits_on: 'nobody',
  sentence,
  label: 'Se projektet',
  href: projectHref(project),
});

const byStatus: Record<ProjectStatus, (project: Facts, today: string) => NextStep> = {
  draft: (project) =>
    ask(
      project,
      1,
      'open-casting',
      'Utkastet är klart och syns bara för er. Börja välja talanger.',
      work(project, 1, 'Fortsätt skriva', 'Ett utkast som bara ni ser. Skriv klart det, så kan ni välja talanger.'),
    ),
  casting,
  active: (project, today) => lastWord(project) ?? active(project, today),
  completed: (project) => lastWord(project) ?? over(project, 'Arbetet är bekräftat.'),
  cancelled: (project) => over(project, `${projectKindWords[project.kind].is_cancelled}.`),
};

/**
 * The next step of a project for its company: a sentence, a button, and the party that must act. `today` is an ISO day.
 */
export function nextStep(project: ProjectSummary, today: string): NextStep {
  return byStatus[project.status](project, today);
}
