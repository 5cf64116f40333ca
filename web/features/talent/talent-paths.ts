import type { ProfileStep } from '#domain/talent/profile.rules.ts';

/** One step of the registration. */
export const registrationPath = (step: ProfileStep) => `/TalentRegistration?step=${step}`;
/** Mitt CV with one part open for writing. */
export const profilePartPath = (step: ProfileStep) => `/TalentProfile?part=${step}`;
/** Where a step is filled in: in the registration until that is done, then in Mitt CV. */
export const stepPath = (profile: { readonly profile_completed: boolean }, step: ProfileStep) =>
  profile.profile_completed ? profilePartPath(step) : registrationPath(step);
