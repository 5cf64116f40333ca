import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { PlatformSection } from './platform-section.tsx';
import { RatesSection } from './rates-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { WordingsSection } from './wordings-section.tsx';

/** AdminSettings: who we are on documents, what a person looks at first, the texts of help and mails, the figures of prices, how long everything is kept, the administrator's own account and what protects it. */
export default function AdminSettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'foretag', label: 'Företagsuppgifter', content: <PlatformSection /> },
        { id: 'granskning', label: 'Granskning', content: <ReviewSection /> },
        { id: 'texter', label: 'Texter', content: <WordingsSection /> },
        { id: 'satser', label: 'Satser', content: <RatesSection /> },
        { id: 'arkiv', label: 'Arkiv', content: <ArchiveSection /> },
        { id: 'gallring', label: 'Gallring', content: <RetentionSection /> },
      ]}
    />
  );
}
