import { ArrowLeft } from 'lucide-react';
import { backFrom } from '#web/features/finding/search/results/ranking-link.ts';
import { LivePage } from '#web/screens/public/live-page.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { Link } from '#web/ui/text/link.tsx';
import { RankingPage } from './sections/ranking-page.tsx';

/**
 * /SaSorterarVi inside the app, with a link back to the previous search. The build also renders this page as a
 * document.
 */
export default function SaSorterarVi() {
  const back = backFrom(useLocation().state);
  return (
    <LivePage>
      <RankingPage
        above={
          back && (
            <Link to={back} className="text-link inline-flex min-h-11 items-center gap-2">
              <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Tillbaka till sökningen
            </Link>
          )
        }
      />
    </LivePage>
  );
}
