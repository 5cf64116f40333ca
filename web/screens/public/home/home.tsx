import { LivePage } from '#web/screens/public/live-page.tsx';
import { HomePage } from './home-page.tsx';

/** /Home inside the app: the same page that the build draws as a document of its own. */
export default function Home() {
  return (
    <LivePage>
      <HomePage />
    </LivePage>
  );
}
