/** Where the talent asks a guardian and sees how that stands, before and after the profile is done. */
export const GUARDIAN_PATH = '/TalentRegistration?step=guardian';
