import { MembersSection } from '#web/features/member/members-section.tsx';
import { SettingsScreen } from '#web/features/security/settings-screen.tsx';

/** CompanySettings: who acts for the company, and the account of whoever is signed in for it. */
export default function CompanySettings() {
  return <SettingsScreen own={[{ id: 'medlemmar', label: 'Medlemmar', content: <MembersSection /> }]} />;
}
