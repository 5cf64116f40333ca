import { terms } from '#texts/accounts/legal/terms.ts';
import { LegalPage } from '#web/screens/public/legal-text.tsx';
import { LivePage } from '#web/screens/public/live-page.tsx';

/** /Villkor inside the app. The build also renders this page as a document. */
export default function Villkor() {
  return (
    <LivePage>
      <LegalPage document={terms} />
    </LivePage>
  );
}
