import { LIMIT_KEYS, SWITCH_KEYS } from '#domain/accounts/setting/settings.ts';
import { SettingsScreen } from '#web/features/accounts/security/settings-screen.tsx';
import { PushSection } from '#web/features/talk/push/push-section.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { PlatformSection } from './platform-section.tsx';
import { RatesSection } from './rates-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SetSection } from './set-section.tsx';
import { WordingsSection } from './wordings-section.tsx';

/**
 * AdminSettings: the details of Medverka's company on documents, review rules, limits of companies, texts that
 * administrators can rewrite, rates of prices, the archive of erased people, retention times, and the administrator's
 * own account and its security.
 */
export default function AdminSettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'aviseringar', label: 'Aviseringar', content: <PushSection /> },
        { id: 'foretag', label: 'Företagsuppgifter', content: <PlatformSection /> },
        {
          id: 'granskning',
          label: 'Granskning',
          content: (
            <SetSection
              title="Granskning"
              description="Vad en person ser på innan andra gör det. En ändring gäller genast."
              keys={SWITCH_KEYS}
            />
          ),
        },
        {
          id: 'granser',
          label: 'Gränser',
          content: (
            <SetSection
              title="Gränser"
              description="Hur mycket ett företag får. En ändring gäller genast."
              keys={LIMIT_KEYS}
            />
          ),
        },
        { id: 'texter', label: 'Texter', content: <WordingsSection /> },
        { id: 'satser', label: 'Satser', content: <RatesSection /> },
        { id: 'arkiv', label: 'Arkiv', content: <ArchiveSection /> },
        { id: 'gallring', label: 'Gallring', content: <RetentionSection /> },
      ]}
    />
  );
}
