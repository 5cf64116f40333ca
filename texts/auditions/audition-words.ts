import type { AuditionNeed } from '#domain/auditions/audition/audition.ts';
import type { AuditionKind, AuditionStatus, auditionWorkflow } from '#domain/auditions/audition/audition.workflow.ts';
import type { AuditionLimit } from '#domain/auditions/audition/audition-limits.ts';
import type { InvitationStatus, invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** Commands that the invited talent gives. */
type OwnCommand = 'accept' | 'decline' | 'ask-time';

export const auditionKindLabels: Record<AuditionKind, string> = {
  self_tape: 'Självfilmning',
  on_site: 'På plats',
  video_call: 'Videosamtal',
};

export const auditionStatusLabels: Record<AuditionStatus, StateLabel> = {
  draft: { word: 'Utkast', tone: 'neutral' },
  published: { word: 'Pågår', tone: 'waiting' },
  closed: { word: 'Stängd', tone: 'neutral' },
  cancelled: { word: 'Inställd', tone: 'lost' },
};

/** Labels for the company. */
export const invitationStatusLabels: Record<InvitationStatus, StateLabel> = {
  added: { word: 'Inte kallad än', tone: 'neutral' },
  invited: { word: 'Väntar på svar', tone: 'waiting' },
  accepted: { word: 'Kommer', tone: 'agreed' },
  declined: { word: 'Tackade nej', tone: 'lost' },
  done: { word: 'Klar', tone: 'agreed' },
  missed: { word: 'Kom inte', tone: 'lost' },
  withdrawn: { word: 'Tillbakadragen', tone: 'neutral' },
};

const TAPE_LABELS: Partial<typeof invitationStatusLabels> = {
  accepted: { word: 'Spelar in', tone: 'waiting' },
  done: { word: 'Har lämnat in', tone: 'agreed' },
  missed: { word: 'Lämnade inte in', tone: 'lost' },
};

export const invitationLabel = (kind: AuditionKind, status: InvitationStatus): StateLabel =>
  (kind === 'self_tape' ? TAPE_LABELS[status] : undefined) ?? invitationStatusLabels[status];

/** Labels for the talent. */
const ownInvitationLabels: Record<InvitationStatus, StateLabel> = {
  added: { word: 'Inte kallad', tone: 'neutral' },
  invited: { word: 'Väntar på ditt svar', tone: 'waiting' },
  accepted: { word: 'Du har tackat ja', tone: 'agreed' },
  declined: { word: 'Du tackade nej', tone: 'neutral' },
  done: { word: 'Klart', tone: 'agreed' },
  missed: { word: 'Inte genomförd', tone: 'neutral' },
  withdrawn: { word: 'Gäller inte längre', tone: 'neutral' },
};

const OWN_TAPE_LABELS: Partial<typeof ownInvitationLabels> = {
  accepted: { word: 'Väntar på din film', tone: 'waiting' },
  done: { word: 'Din film är inlämnad', tone: 'agreed' },
};

export const ownInvitationLabel = (kind: AuditionKind, status: InvitationStatus): StateLabel =>
  (kind === 'self_tape' ? OWN_TAPE_LABELS[status] : undefined) ?? ownInvitationLabels[status];

export const auditionNeedWords: Record<AuditionNeed, string> = {
  title: 'en rubrik',
  instruction: 'en instruktion',
  context: 'vad som händer i scenen',
  deadline_date: 'en sista tidpunkt',
  place: 'en plats',
  contact: 'en kontakt',
  decision_by: 'en dag för besked',
};

/** Warnings about an audition's limits, each with a remedy. */
export const auditionLimitTexts: Record<AuditionLimit, string> = {
  no_time: 'Filmen ska vara inne samma dag. Ge minst en dag.',
  few_days: 'Det är ont om tid. Ge tre dagar, eller fyra om texten är längre än tre sidor.',
  over_weekend:
    'Den som kallas i slutet av veckan ska inte behöva filma på helgen. Sätt sista tidpunkten till tisdag eller senare.',
  much_to_read: 'Texten är längre än tre sidor. Kortare går bättre att lära sig.',
  too_much_to_read: 'Texten är längre än sex sidor, och så mycket får ingen be om. Korta den.',
  intimate_first:
    'Nakenhet och intima scener hör inte hemma i en första provfilmning. Ta bort dem, eller vänta till en återkallning.',
};

export const auditionCommandLabels: Record<PersonCommandOf<typeof auditionWorkflow>, string> = {
  write: 'Ändra',
  change: 'Ändra',
  publish: 'Publicera och kalla',
  extend: 'Ge alla mer tid',
  close: 'Stäng provfilmningen',
  cancel: 'Ställ in',
};

/** Buttons with which the company acts on one invitation. */
export const invitationCommandLabels: Record<
  Exclude<PersonCommandOf<typeof invitationWorkflow>, OwnCommand>,
  string
> = {
  remove: 'Ta bort',
  invite: 'Kalla',
  remind: 'Påminn',
  'grant-time': 'Ge mer tid',
  'keep-time': 'Säg nej till mer tid',
  attend: 'Var här',
  miss: 'Kom inte',
  withdraw: 'Dra tillbaka kallelsen',
};
