import { privacy } from '#texts/accounts/legal/privacy.ts';
import { LegalPage } from '#web/screens/public/legal-text.tsx';
import { LivePage } from '#web/screens/public/live-page.tsx';

/** /Integritetspolicy inside the app: the same page that the build draws as a document of its own. */
export default function Integritetspolicy() {
  return (
    <LivePage>
      <LegalPage document={privacy} />
    </LivePage>
  );
}
