import type { TalentGuardian } from '#contract/people/guardian.ts';
import type { OwnProfile } from '#contract/people/talent.ts';
import type { ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { profileStepLabels } from '#texts/people/labels.ts';

/** The name of the screen after the last step, in the address parameter of the steps. */
export const DONE_STEP = 'done';

/** The five steps of the profile, and the guardian step for a talent under 18. */
export type RegistrationStepName = ProfileStep | 'guardian';

/**
 * The state of the guardian step: 'not_needed' for adults; 'done' when each necessary guardian has consented or an
 * unexpired question waits.
 */
export type GuardianState = 'not_needed' | 'undone' | 'done';

type Facts = Pick<OwnProfile, 'steps' | 'profile_completed' | 'asks'>;

interface RailEntry {
  readonly number: number;
  readonly step: RegistrationStepName;
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
}

export interface RegistrationView {
  readonly step: RegistrationStepName;
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  readonly rail: readonly RailEntry[];
  readonly previous: RegistrationStepName | null;
  /** The step that opens after this one is saved; null if saving completes the profile. */
  readonly next: RegistrationStepName | null;
  readonly submit_label: string;
}

const HEADS: Record<RegistrationStepName, { readonly title: string; readonly lead: string }> = {
  basics: { title: 'Vem är du?', lead: 'Det företag ser först. Det tar någon minut.' },
  guardian: {
    title: 'Din vårdnadshavare',
    lead: 'Du är under 18 år, så en vårdnadshavare behöver samtycka innan företag kan hitta dig.',
  },
  looks: { title: 'Hur ser du ut nu?', lead: 'Ändra när du klipper dig. Rätt uppgifter ger rätt förfrågningar.' },
  abilities: { title: 'Vad kan du?', lead: 'Det här avgör ofta vem som får frågan. Var ärlig med nivån.' },
  pictures: {
    title: 'Visa ditt ansikte',
    lead: 'Ett rakt porträtt i dagsljus är bättre än en retuscherad bild. Den första bilden är din huvudbild.',
  },
  about: { title: 'Med egna ord', lead: 'Några rader räcker. Sedan är du klar.' },
};

/** The heads that differ for talents who are neither seen nor heard. */
const BEHIND: typeof HEADS = {
  ...HEADS,
  abilities: { title: 'Vad kan du?', lead: 'Språk, utrustning och körkort. Det här avgör ofta vem som får frågan.' },
  pictures: {
    title: 'Visa vad du gör',
    lead: 'Bilder ur ditt arbete. Den första är din huvudbild. Länkar till annat lägger du bland meriterna.',
  },
};

const labelOf = (step: RegistrationStepName) => (step === 'guardian' ? 'Samtycke' : profileStepLabels[step]);

/** Address of a step. */
export const registrationAddress = (step: RegistrationStepName | typeof DONE_STEP) =>
  `/TalentRegistration?step=${step}`;

/**
 * The state of the guardian step, from the server's answer. A question that has been sent and has not expired counts as
 * done, because the talent can only wait.
 */
export function guardianState(guardian: TalentGuardian | undefined): GuardianState {
  if (!guardian?.is_needed) return 'not_needed';
  const { consent, second, is_shared } = guardian;
  const isOut = (question: typeof consent) =>
    question?.status === 'given' || (question?.status === 'asked' && !question.is_expired);
  return isOut(consent) && (!is_shared || isOut(second)) ? 'done' : 'undone';
}

// All steps. The guardian step, if needed, comes after the basics.
function stepsOf(profile: Facts, guardian: GuardianState): { step: RegistrationStepName; is_done: boolean }[] {
  if (guardian === 'not_needed') return [...profile.steps];
  const asked = { step: 'guardian' as const, is_done: guardian === 'done' };
  return profile.steps.flatMap((one) => (one.step === 'basics' ? [one, asked] : [one]));
}

/**
 * The step to show: the step named in the address; the finish, if the profile is complete and the address names the
 * finish or nothing; otherwise the first step that is not done, or 'about' if all are done.
 */
export function stepOf(
  asked: string | null,
  profile: Facts,
  guardian: GuardianState,
): RegistrationStepName | typeof DONE_STEP {
  if (profile.profile_completed && (asked === DONE_STEP || asked === null)) return DONE_STEP;
  const steps = stepsOf(profile, guardian);
  const named = steps.find(({ step }) => step === asked);
  return named?.step ?? steps.find(({ is_done }) => !is_done)?.step ?? 'about';
}

// The step after the saved one. After the last one: the first step of the profile that is not done. The guardian step
// does not count, because the profile can be complete before the guardian answers.
function nextAfter(step: RegistrationStepName, profile: Facts, guardian: GuardianState): RegistrationStepName | null {
  const steps = stepsOf(profile, guardian);
  const following = steps[steps.findIndex((one) => one.step === step) + 1];
  if (following) return following.step;
  return profile.steps.find((one) => one.step !== step && !one.is_done)?.step ?? null;
}

/** The title, the text, the list of steps and the neighbours of a step. */
export function registrationView(
  step: RegistrationStepName,
  profile: Facts,
  guardian: GuardianState,
): RegistrationView {
  const steps = stepsOf(profile, guardian);
  const at = steps.findIndex((one) => one.step === step);
  const next = nextAfter(step, profile, guardian);
  const isLast = at === steps.length - 1;
  const back = isLast && next !== null;
  return {
    step,
    number: at + 1,
    ...(profile.asks.includes('playing') ? HEADS : BEHIND)[step],
    rail: steps.map((one, index) => ({
      number: index + 1,
      step: one.step,
      label: labelOf(one.step),
      state: one.step === step ? 'current' : one.is_done ? 'done' : 'ahead',
    })),
    previous: steps[at - 1]?.step ?? null,
    next,
    submit_label:
      next === null
        ? 'Spara och gör klart profilen'
        : back
          ? `Spara och gå till ${labelOf(next).toLocaleLowerCase('sv')}`
          : 'Spara och fortsätt',
  };
}
