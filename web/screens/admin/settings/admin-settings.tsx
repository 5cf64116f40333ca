import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { PlatformSection } from './platform-section.tsx';
import { RatesSection } from './rates-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { ReviewSection } from './review-section.tsx';

/** AdminSettings: who we are on documents, what a person looks at first, the figures of prices, how long everything is kept, the administrator's own account and what protects it. */
export default function AdminSettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'foretag', label: 'Företagsuppgifter', content: <PlatformSection /> },
        { id: 'granskning', label: 'Granskning', content: <ReviewSection /> },
        { id: 'satser', label: 'Satser', content: <RatesSection /> },
        { id: 'arkiv', label: 'Arkiv', content: <ArchiveSection /> },
        { id: 'gallring', label: 'Gallring', content: <RetentionSection /> },
      ]}
    />
  );
}
