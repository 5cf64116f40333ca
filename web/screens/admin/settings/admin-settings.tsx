import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { RatesSection } from './rates-section.tsx';

/** AdminSettings: the figures prices are worked out with, the administrator's own account, and what protects it. */
export default function AdminSettings() {
  return <SettingsScreen own={[{ id: 'satser', label: 'Satser', content: <RatesSection /> }]} />;
}
