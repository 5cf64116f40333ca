import { terms } from '#texts/accounts/legal/terms.ts';
import { LegalPage } from '#web/screens/public/legal-text.tsx';
import { LivePage } from '#web/screens/public/live-page.tsx';

/** /Villkor inside the app: the same page that the build draws as a document of its own. */
export default function Villkor() {
  return (
    <LivePage>
      <LegalPage document={terms} />
    </LivePage>
  );
}
