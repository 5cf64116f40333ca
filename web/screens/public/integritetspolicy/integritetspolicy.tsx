import { privacy } from '#texts/accounts/legal/privacy.ts';
import { LegalPage } from '#web/screens/public/legal-text.tsx';
import { LivePage } from '#web/screens/public/live-page.tsx';

/** /Integritetspolicy inside the app. The build also renders this page as a document. */
export default function Integritetspolicy() {
  return (
    <LivePage>
      <LegalPage document={privacy} />
    </LivePage>
  );
}
