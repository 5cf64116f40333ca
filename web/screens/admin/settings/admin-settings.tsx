import { SettingsScreen } from '#web/features/security/settings-screen.tsx';

/** AdminSettings: the administrator's own account, and what protects it. */
export default function AdminSettings() {
  return <SettingsScreen />;
}
