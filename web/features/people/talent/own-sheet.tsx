import type { OwnProfile } from '#contract/people/talent.ts';
import { asCompaniesSee } from './as-companies-see.ts';
import { OwnProfileRecordings } from './profile-recordings.tsx';
import { ProfileSheet } from './profile-sheet.tsx';

/** The talent's own profile as a company sees it. */
export function OwnSheet({ profile }: { profile: OwnProfile }) {
  return (
    <ProfileSheet
      profile={asCompaniesSee(profile)}
      nameAs="none"
      recordings={<OwnProfileRecordings name={profile.shown_name} as="h3" />}
    />
  );
}
