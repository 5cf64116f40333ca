import { LivePage } from '#web/screens/public/live-page.tsx';
import { HowPage } from './sections/how-page.tsx';

/** /SaFungerarDet inside the app. The build also renders this page as a document. */
export default function SaFungerarDet() {
  return (
    <LivePage>
      <HowPage />
    </LivePage>
  );
}
