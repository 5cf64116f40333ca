import { LivePage } from '#web/screens/public/live-page.tsx';
import { HowPage } from './sections/how-page.tsx';

/** /SaFungerarDet inside the app: the same page that the build draws as a document of its own. */
export default function SaFungerarDet() {
  return (
    <LivePage>
      <HowPage />
    </LivePage>
  );
}
