import { LivePage } from '#web/screens/public/live-page.tsx';
import { HomePage } from './home-page.tsx';

/** /Home inside the app. The build also draws the same page as a document. */
export default function Home() {
  return (
    <LivePage>
      <HomePage />
    </LivePage>
  );
}
