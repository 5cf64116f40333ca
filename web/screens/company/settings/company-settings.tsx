import { SettingsScreen } from '#web/features/security/settings-screen.tsx';

/** CompanySettings: the account of whoever is signed in for the company, and what protects it. */
export default function CompanySettings() {
  return <SettingsScreen />;
}
