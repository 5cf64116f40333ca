import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { VisibilitySection } from './visibility-section.tsx';

/** TalentSettings: who finds the profile, the account, and what protects it. */
export default function TalentSettings() {
  return <SettingsScreen own={[{ id: 'synlighet', label: 'Synlighet', content: <VisibilitySection /> }]} />;
}
