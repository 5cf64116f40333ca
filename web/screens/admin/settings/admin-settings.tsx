import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { PlatformSection } from './platform-section.tsx';
import { RatesSection } from './rates-section.tsx';

/** AdminSettings: who we are on documents, the figures of prices, the administrator's own account and what protects it. */
export default function AdminSettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'foretag', label: 'Företagsuppgifter', content: <PlatformSection /> },
        { id: 'satser', label: 'Satser', content: <RatesSection /> },
      ]}
    />
  );
}
