import { LivePage } from '#web/screens/public/live-page.tsx';
import { HowPage } from './sections/how-page.tsx';

/**
 * The route /SaFungerarDet when it is opened inside the app. For a direct visit the build prerenders `HowPage` as
 * static HTML.
 */
export default function SaFungerarDet() {
  return (
    <LivePage>
      <HowPage />
    </LivePage>
  );
}
