import type { OwnToDo } from '#domain/people/talent/to-do.ts';
import type { Answer } from '#web/api/client.ts';
import { PAYMENT_PATH } from '#web/features/people/payment/payment-paths.ts';
import type { Todo } from './todo.ts';

/** The work of one kind that waits for the talent. */
export type WorkToDo = Answer<'GET /talent/to-do'>['items'][number];

interface Words {
  readonly one: string;
  readonly many: (count: number) => string;
  /** The text if one assignment waits: the task and the company. */
  readonly text: (first: WorkToDo['first']) => string;
  /** The consequence if the talent does nothing, for one assignment or several. */
  readonly silence?: string;
  readonly action: string;
  readonly path: string;
  /** True if the path is the same for all assignments, and takes no id. */
  readonly isWhole?: true;
  /** The list to open if several wait, unless it is the list of assignments. */
  readonly list?: { readonly action: string; readonly href: string };
}

const WORDS: Readonly<Record<OwnToDo, Words>> = {
  answer_report: {
    one: 'Svara på en ändrad arbetsrapport',
    many: (count) => `Svara på ${count}\u00a0ändrade arbetsrapporter`,
    text: (first) => `${first.company_name} har sett arbetet som ${first.role_title} på ett annat sätt.`,
    silence: 'Säger du inget gäller ändringen.',
    action: 'Läs ändringen',
    path: '/AssignmentDetails',
  },
  send_report: {
    one: 'Skicka en arbetsrapport',
    many: (count) => `Skicka ${count}\u00a0arbetsrapporter`,
    text: (first) => `Blev det som planerat som ${first.role_title} hos ${first.company_name}?`,
    silence: 'Säger du inget räknas arbetet som planerat.',
    action: 'Rapportera arbetet',
    path: '/AssignmentDetails',
  },
  give_account: {
    one: 'Fyll i ett annat konto',
    many: () => 'Fyll i ett annat konto',
    text: (first) =>
      `Banken skickade tillbaka pengarna för ${first.role_title} hos ${first.company_name}. Det vi ska betala dig väntar på ett annat konto.`,
    action: 'Fyll i kontot',
    path: PAYMENT_PATH,
    isWhole: true,
    list: { action: 'Fyll i kontot', href: PAYMENT_PATH },
  },
  sign_agreement: {
    one: 'Skriv under ett avtal',
    many: (count) => `Skriv under ${count}\u00a0avtal`,
    text: (first) => `${first.company_name} har skrivit under avtalet om ${first.role_title}.`,
    action: 'Läs avtalet',
    path: '/TalentAgreement',
  },
  sign_extension: {
    one: 'Skriv under en förlängning',
    many: (count) => `Skriv under ${count}\u00a0förlängningar`,
    text: (first) => `${first.company_name} vill visa dig längre som ${first.role_title}.`,
    action: 'Läs avtalet',
    path: '/TalentAgreement',
    list: { action: 'Se var du syns', href: '/TalentRights' },
  },
  explain_report: {
    one: 'Ge din bild av ett arbete',
    many: (count) => `Ge din bild av ${count}\u00a0arbeten`,
    text: (first) => `${first.company_name} håller inte med om rapporten om ${first.role_title}. Vi avgör den.`,
    action: 'Berätta hur det var',
    path: '/AssignmentDetails',
  },
};

/**
 * The list of assignments, on the tab that has the waiting ones. If both tabs have some, `is_past` is false and the
 * first tab opens.
 */
const assignmentsPath = (is_past: boolean) => (is_past ? '/TalentAssignments?group=past' : '/TalentAssignments');

/**
 * One task for each kind of waiting work, in the order of the server's answer. If only one assignment waits, the task
 * links to it; otherwise to a list.
 */
export function workTodos(work: readonly WorkToDo[]): Todo[] {
  return work.map(({ what, count, until, is_past, first }) => {
    const { one, many, text, silence, action, path, isWhole, list } = WORDS[what];
    if (count === 1) {
      const words = [text(first), silence].filter(Boolean).join(' ');
      return { id: what, title: one, text: words, until, action, href: isWhole ? path : `${path}?id=${first.id}` };
    }
    const words = [`Först väntar ${first.company_name}, om ${first.role_title}.`, silence].filter(Boolean).join(' ');
    const where = list ?? { action: 'Se dina uppdrag', href: assignmentsPath(is_past) };
    return { id: what, title: many(count), text: words, until, ...where };
  });
}
