import type { RequestSummary } from '#contract/casting/candidate.ts';
import type { TalentGuardian } from '#contract/people/guardian.ts';
import type { OwnProfile } from '#contract/people/talent.ts';
import { profileStepLabels } from '#texts/people/labels.ts';
import { guardianWords } from '#web/features/people/guardian/guardian.view.ts';
import { GUARDIAN_PATH } from '#web/features/people/guardian/guardian-paths.ts';
import { registrationPath } from '#web/features/people/talent/talent-paths.ts';
import { visibilityOf, visibilityViews } from '#web/features/people/talent/visibility.view.ts';
import { auditionTodos } from './audition-todos.ts';
import type { Todo } from './todo.ts';
import { type WorkToDo, workTodos } from './work-todos.ts';

type ProfileFacts = Pick<OwnProfile, 'steps'> & Parameters<typeof visibilityOf>[0];
type RequestFacts = Pick<RequestSummary, 'id' | 'standing' | 'answer_by' | 'role_title' | 'company_name'>;

export interface ToAnswer {
  readonly items: readonly RequestFacts[];
  /** Number of requests on all pages. */
  readonly total: number;
}

const requestsPath = (items: readonly RequestFacts[], total: number) =>
  total === 1 && items[0] ? `/TalentRequestDetails?id=${items[0].id}` : '/TalentRequests';

function profileTodo(profile: ProfileFacts): Todo[] {
  if (profile.profile_completed) {
    if (!profile.is_paused) return [];
    return [
      {
        id: 'resume_profile',
        title: 'Din profil är pausad',
        text: 'Företag hittar dig inte just nu.',
        until: null,
        action: 'Ändra i Mitt CV',
        href: '/TalentProfile',
      },
    ];
  }
  const undone = profile.steps.filter(({ is_done }) => !is_done);
  const next = undone[0]?.step ?? profile.steps.at(-1)?.step;
  const left = undone.length === 1 ? 'Ett steg kvar' : `${undone.length} steg kvar`;
  return [
    {
      id: 'complete_profile',
      title: 'Gör klart din profil',
      text:
        undone.length === 0
          ? 'Allt är ifyllt. Spara det sista steget, så kan företag hitta dig.'
          : `${left}. Nästa är ${profileStepLabels[next ?? 'basics'].toLocaleLowerCase('sv')}. Först när profilen är klar kan företag hitta dig.`,
      until: null,
      action: undone.length === profile.steps.length ? 'Börja' : 'Fortsätt',
      href: registrationPath(next ?? 'basics'),
    },
  ];
}

function requestTodos({ items, total }: ToAnswer): Todo[] {
  const overdue = items.filter((request) => request.standing === 'overdue');
  const open = items.filter((request) => request.standing !== 'overdue');
  const openTotal = total - overdue.length;
  const soonest = [...open].sort((a, b) => a.answer_by.localeCompare(b.answer_by))[0];
  const todos: Todo[] = [];
  if (soonest) {
    todos.push({
      id: 'answer_requests',
      title: openTotal === 1 ? 'Svara på en förfrågan' : `Svara på ${openTotal}\u00a0förfrågningar`,
      text:
        openTotal === 1
          ? `${soonest.company_name} undrar om du vill vara ${soonest.role_title}.`
          : `Först väntar ${soonest.company_name}, om ${soonest.role_title}.`,
      until: soonest.answer_by,
      action: openTotal === 1 ? 'Läs och svara' : 'Se förfrågningarna',
      href: requestsPath(open, openTotal),
    });
  }
  if (overdue.length > 0) {
    todos.push({
      id: 'answer_overdue',
      title: overdue.length === 1 ? 'En svarsdag har gått' : `${overdue.length} svarsdagar har gått`,
      text: 'Du kan fortfarande svara medan företaget väljer.',
      until: null,
      action: 'Svara nu',
      href: requestsPath(overdue, overdue.length),
    });
  }
  return todos;
}

/** True if a guardian's missing consent is the first reason why companies cannot find the profile (visibilityOf). */
export const awaitsGuardian = (profile: ProfileFacts | undefined): boolean =>
  profile !== undefined && visibilityOf(profile) === 'awaits_guardian';

function guardianTodo({ is_whole, consent: first, second }: TalentGuardian): Todo[] {
  const common = { until: null, href: GUARDIAN_PATH };
  // All necessary guardians have consented, so something else hides the profile.
  if (is_whole) return [];
  const consent = [first, second].find((question) => question && question.status !== 'given') ?? null;
  if (consent === null) {
    const text = visibilityViews.awaits_guardian.explanation;
    return [{ ...common, id: 'ask_guardian', title: 'Fråga din vårdnadshavare', text, action: 'Fråga' }];
  }
  const { word, explanation } = guardianWords(consent);
  if (consent.status !== 'asked' || consent.is_expired)
    return [{ ...common, id: 'ask_guardian', title: word, text: explanation, action: 'Gå till frågan' }];
  const text = `${consent.guardian_name} har fått ett mejl med en länk. Först efter ett ja kan företag hitta dig.`;
  return [{ ...common, id: 'await_guardian', title: word, text, action: 'Se frågan' }];
}

/**
 * The tasks of the talent, the most urgent first: booked work, where silence costs money or only the talent's signature
 * is missing; the guardian, without whose consent the talent cannot accept requests; auditions and requests to answer;
 * the profile.
 */
export function todosOf(
  profile: ProfileFacts | undefined,
  toAnswer: ToAnswer | undefined,
  guardian: TalentGuardian | undefined,
  work: readonly WorkToDo[],
  calls: Parameters<typeof auditionTodos>[0] = [],
): Todo[] {
  return [
    ...workTodos(work),
    ...(guardian && awaitsGuardian(profile) ? guardianTodo(guardian) : []),
    ...auditionTodos(calls),
    ...(toAnswer ? requestTodos(toAnswer) : []),
    ...(profile ? profileTodo(profile) : []),
  ];
}
