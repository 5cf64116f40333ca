import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { ProfileRecordings } from './profile-recordings.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import { SedcardButton } from './sedcard-button.tsx';

/** A whole profile in a company's drawer, with the company's commands. */
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
