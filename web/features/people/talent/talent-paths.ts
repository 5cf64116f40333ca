import { LATER_PARTS, type LaterPart, type ProfileStep } from '#domain/people/talent/profile.rules.ts';

/** The address of a step of the registration. */
export const registrationPath = (step: ProfileStep) => `/TalentRegistration?step=${step}`;
/** The address of Mitt CV with the form of a part open. */
export const profilePartPath = (step: ProfileStep | LaterPart) => `/TalentProfile?part=${step}`;
/**
 * The address of a part's form: for the later parts always in Mitt CV; for the others in the registration until it is
 * completed.
 */
export const stepPath = (profile: { readonly profile_completed: boolean }, step: ProfileStep | LaterPart) =>
  profile.profile_completed || isLater(step) ? profilePartPath(step) : registrationPath(step);

const isLater = (step: ProfileStep | LaterPart): step is LaterPart => LATER_PARTS.some((part) => part === step);
