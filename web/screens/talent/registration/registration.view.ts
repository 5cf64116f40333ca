import type { OwnProfile } from '#contract/talent.ts';
import { PROFILE_STEPS, type ProfileStep } from '#domain/talent/profile.rules.ts';
import { profileStepLabels } from '#texts/labels.ts';

/** The screen after the last step, in the same place of the address. */
export const DONE_STEP = 'done';

type Facts = Pick<OwnProfile, 'steps' | 'profile_completed'>;

export interface RailEntry {
  readonly number: number;
  readonly step: ProfileStep;
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
}

export interface RegistrationView {
  readonly step: ProfileStep;
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  readonly rail: readonly RailEntry[];
  readonly previous: ProfileStep | null;
  /** The step that comes after saving; null when the profile is then complete. */
  readonly next: ProfileStep | null;
  readonly submit_label: string;
}

const HEADS: Record<ProfileStep, { readonly title: string; readonly lead: string }> = {
  basics: { title: 'Vem är du?', lead: 'Det företag ser först. Det tar någon minut.' },
  looks: { title: 'Hur ser du ut nu?', lead: 'Ändra när du klipper dig. Rätt uppgifter ger rätt förfrågningar.' },
  abilities: { title: 'Vad kan du?', lead: 'Det här avgör ofta vem som får frågan. Var ärlig med nivån.' },
  pictures: {
    title: 'Visa ditt ansikte',
    lead: 'Ett rakt porträtt i dagsljus är bättre än en retuscherad bild. Den första bilden är din huvudbild.',
  },
  about: { title: 'Med egna ord', lead: 'Några rader räcker. Sedan är du klar.' },
};

/** Which step the address means: a step of that name, the finish if it is reached, otherwise the first that is not done. */
export function stepOf(asked: string | null, profile: Facts): ProfileStep | typeof DONE_STEP {
  if (profile.profile_completed && (asked === DONE_STEP || asked === null)) return DONE_STEP;
  const named = PROFILE_STEPS.find((step) => step === asked);
  return named ?? profile.steps.find(({ is_done }) => !is_done)?.step ?? 'about';
}

// After saving a step this step counts as done; what comes is the next undone one, going round.
function nextAfter(step: ProfileStep, profile: Facts): ProfileStep | null {
  const at = PROFILE_STEPS.indexOf(step);
  const following = PROFILE_STEPS[at + 1];
  if (following) return following;
  return profile.steps.find((one) => one.step !== step && !one.is_done)?.step ?? null;
}

/** What the registration shows in a step. */
export function registrationView(step: ProfileStep, profile: Facts): RegistrationView {
  const at = PROFILE_STEPS.indexOf(step);
  const next = nextAfter(step, profile);
  const isLast = at === PROFILE_STEPS.length - 1;
  const back = isLast && next !== null;
  return {
    step,
    number: at + 1,
    ...HEADS[step],
    rail: profile.steps.map((one, index) => ({
      number: index + 1,
      step: one.step,
      label: profileStepLabels[one.step],
      state: one.step === step ? 'current' : one.is_done ? 'done' : 'ahead',
    })),
    previous: PROFILE_STEPS[at - 1] ?? null,
    next,
    submit_label:
      next === null
        ? 'Spara och gör klart profilen'
        : back
          ? `Spara och gå till ${profileStepLabels[next].toLocaleLowerCase('sv')}`
          : 'Spara och fortsätt',
  };
}
