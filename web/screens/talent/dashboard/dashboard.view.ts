import type { RequestSummary } from '#contract/candidate.ts';
import type { OwnProfile } from '#contract/talent.ts';
import { PROFILE_STEPS } from '#domain/talent/profile.rules.ts';
import { profileStepLabels } from '#texts/labels.ts';
import { registrationPath } from '#web/features/talent/talent-paths.ts';

/** One thing to do now. Exactly the first in the list is the screen's main action. */
export interface Todo {
  readonly id: 'complete_profile' | 'answer_requests' | 'answer_overdue' | 'resume_profile';
  readonly title: string;
  readonly text: string;
  /** The last day for it, ISO, when there is one. */
  readonly until: string | null;
  readonly action: string;
  readonly href: string;
}

type ProfileFacts = Pick<OwnProfile, 'profile_completed' | 'is_paused' | 'steps'>;
type RequestFacts = Pick<RequestSummary, 'id' | 'standing' | 'answer_by' | 'role_title' | 'company_name'>;

export interface ToAnswer {
  readonly items: readonly RequestFacts[];
  /** How many there are in all, on every page. */
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
  const next = undone[0]?.step ?? PROFILE_STEPS[PROFILE_STEPS.length - 1];
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
      action: undone.length === PROFILE_STEPS.length ? 'Börja' : 'Fortsätt',
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

/** What needs doing now, the most urgent first: people who wait for an answer, then the profile. */
export function todosOf(profile: ProfileFacts | undefined, toAnswer: ToAnswer | undefined): Todo[] {
  return [...(toAnswer ? requestTodos(toAnswer) : []), ...(profile ? profileTodo(profile) : [])];
}
