import { LivePage } from '../live-page.tsx';
import { HowPage } from './sections/how-page.tsx';

/** /SaFungerarDet inside the app: the same page that the build draws as a document of its own. */
export default function SaFungerarDet() {
  return (
    <LivePage>
      <HowPage />
    </LivePage>
  );
}
