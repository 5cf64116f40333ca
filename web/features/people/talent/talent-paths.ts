import { LATER_PARTS, type LaterPart, type ProfileStep } from '#domain/people/talent/profile.rules.ts';

/** One step of the registration. */
export const registrationPath = (step: ProfileStep) => `/TalentRegistration?step=${step}`;
/** Mitt CV with one part open for writing. */
export const profilePartPath = (step: ProfileStep | LaterPart) => `/TalentProfile?part=${step}`;
/** Where a part is filled in: a step in the registration until that is done, everything else in Mitt CV. */
export const stepPath = (profile: { readonly profile_completed: boolean }, step: ProfileStep | LaterPart) =>
  profile.profile_completed || isLater(step) ? profilePartPath(step) : registrationPath(step);

const isLater = (step: ProfileStep | LaterPart): step is LaterPart => LATER_PARTS.some((part) => part === step);
