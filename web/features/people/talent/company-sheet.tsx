import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { ProfileRecordings } from './profile-recordings.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import { SedcardButton } from './sedcard-button.tsx';

/** A talent's whole profile as it is shown to a company, with recordings and sedcard. */
export function CompanySheet({ profile }: { profile: TalentProfileView }) {
  return (
    <ProfileSheet
      profile={profile}
      nameAs="none"
      actions={<SedcardButton talentId={profile.id} media={profile.media} />}
      recordings={<ProfileRecordings talentId={profile.id} name={profile.name} as="h3" />}
    />
  );
}
