import type { Application } from '#contract/office/application.ts';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { Risk } from '#domain/companies/risk/risk.rules.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { ConfirmDialogProps } from '#web/ui/overlay/confirm-dialog.tsx';

/** An organisation number of ten digits as 'NNNNNN-NNNN'. Other text is returned unchanged. */
export function organisationNumberText(digits: string): string {
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : digits;
}

/** A postal code with a space, and the town: '111 22 Stockholm'. */
export function townText({ postal_code, city }: Pick<Application, 'postal_code' | 'city'>): string {
  return `${postal_code.replace(/^(\d{3})\s*(\d{2})$/, '$1 $2')} ${city}`.trim();
}

const MINUTE_MS = 60_000;
const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The waiting time since an ISO instant: '12 minuter', '5 timmar', '3 dagar'. */
export function waitText(since: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE_MS));
  if (minutes < 60) return amount(minutes, 'minut', 'minuter');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? amount(hours, 'timme', 'timmar') : amount(Math.floor(hours / 24), 'dag', 'dagar');
}

/** The labels of the tabs. */
export const applicationTabs: Record<CompanyStatus, string> = {
  pending: 'Väntar',
  approved: 'Godkända',
  refused: 'Avslagna',
  suspended: 'Avstängda',
  deleted: 'Borttagna',
};

/** The words for a tab without applications. */
export const emptyApplications: Record<CompanyStatus, { title: string; text: string }> = {
  pending: {
    title: 'Ingen väntar på besked',
    text: 'En ny ansökan visas här när företaget har bekräftat sin e-post.',
  },
  approved: { title: 'Inget företag är godkänt ännu', text: 'Godkända företag kan logga in och söka talanger.' },
  refused: { title: 'Ingen ansökan är avslagen', text: 'Den som får avslag kan godkännas senare härifrån.' },
  suspended: { title: 'Inget företag är avstängt', text: 'Ett avstängt företag kan inte logga in.' },
  deleted: {
    title: 'Inget företag är borttaget',
    text: 'Ett företag som raderar sig står här så länge något av dess arbete finns kvar.',
  },
};

type Question = Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'isDangerous' | 'reason'> & {
  readonly text: string;
  /** The text of the toast after the decision. */
  readonly done: string;
};

const reason = { label: 'Anledning', hint: 'Den skickas till företaget.', is_required: true, max_length: 1000 };

/** The question before a decision, with its consequences (domain: company workflow). */
export function decisionQuestion(
  command: PersonCommandOf<typeof companyWorkflow>,
  company: Pick<Application, 'name' | 'email'>,
): Question {
  const { name, email } = company;
  switch (command) {
    case 'approve':
      return {
        title: `Godkänn ${name}?`,
        text: `Företaget får mejl till ${email} och kan logga in, söka talanger och skicka förfrågningar.`,
        confirmLabel: 'Godkänn företaget',
        done: `${name} är godkänt.`,
      };
    case 'refuse':
      return {
        title: `Avslå ansökan från ${name}?`,
        text: `Företaget får mejl till ${email} med din anledning, din roll och en länk för att överklaga.`,
        confirmLabel: 'Avslå ansökan',
        isDangerous: true,
        reason,
        done: `${name} har fått avslag.`,
      };
    case 'suspend':
      return {
        title: `Stäng av ${name}?`,
        text: `Alla på företaget loggas ut genast. Företaget får mejl till ${email} med din anledning, din roll och en länk för att överklaga.`,
        confirmLabel: 'Stäng av företaget',
        isDangerous: true,
        reason,
        done: `${name} är avstängt.`,
      };
    case 'reinstate':
      return {
        title: `Häv avstängningen av ${name}?`,
        text: `Företaget får mejl till ${email} och kan logga in igen.`,
        confirmLabel: 'Häv avstängningen',
        done: `${name} är inte längre avstängt.`,
      };
  }
}

/**
 * Id of the application to open after a decision: the next one in the list, or the one before if it was the last;
 * undefined if it was the only one.
 */
export function nextInList(list: readonly { readonly id: string }[], id: string): string | undefined {
  const at = list.findIndex((one) => one.id === id);
  return (list[at + 1] ?? list[at - 1])?.id;
}

/** The words if another administrator has decided first. */
export function conflictText(name: string): string {
  return `Någon annan hann före med ${name}, som nu finns under en annan flik. Inget besked har skickats från dig.`;
}

/**
 * The risks to show for an application. While it waits, `first_project` is not shown: it holds for every new company.
 */
export const risksWorthKnowing = ({ status, risks }: Pick<Application, 'status' | 'risks'>): Risk[] =>
  risks.filter((risk) => status !== 'pending' || risk !== 'first_project');
