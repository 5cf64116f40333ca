import { LivePage } from '#web/screens/public/live-page.tsx';
import { HomePage } from './home-page.tsx';

/** /Home inside the app. The build also renders this page as a document. */
export default function Home() {
  return (
    <LivePage>
      <HomePage />
    </LivePage>
  );
}
