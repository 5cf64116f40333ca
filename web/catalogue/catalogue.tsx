import { Bell, ClipboardList, Home, Layers, Search, Users } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import '#web/styles/app.css';
import { IconButton } from '#web/ui/form/button.tsx';
import { ErrorTextProvider } from '#web/ui/form/error-text.tsx';
import { AppFrame } from '#web/ui/frame/app-frame.tsx';
import { BottomBar } from '#web/ui/frame/bottom-bar.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { SideNav } from '#web/ui/frame/side-nav.tsx';
import { restoreTheme, ThemeToggle } from '#web/ui/frame/theme-toggle.tsx';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { CountBadge } from '#web/ui/text/count-badge.tsx';
import { ActionSpecimens } from './actions.tsx';
import { FormSpecimens } from './forms.tsx';
import { FrameSpecimens } from './frames.tsx';
import { ListSpecimens } from './lists.tsx';
import { PeopleSpecimens } from './people.tsx';
import { WordSpecimens } from './words.tsx';

const items = [
  { href: '/catalogue/catalogue.html', label: 'Översikt', icon: Home },
  { href: '/projekt', label: 'Projekt', icon: Layers, count: 3, count_label: 'projekt väntar på dig' },
  { href: '/talanger', label: 'Talanger', icon: Search },
  { href: '/bokningar', label: 'Bokningar', icon: ClipboardList, count: 120 },
  { href: '/medlemmar', label: 'Medlemmar', icon: Users, count: 0 },
];

function Catalogue() {
  return (
    <AppFrame
      top={
        <TopBar
          brand="Medverka"
          brandHref="/catalogue/catalogue.html"
          aside="Delarna"
          actions={
            <>
              <IconButton icon={Bell} label="Notiser" badge={<CountBadge count={4} label="nya" />} />
              <ThemeToggle />
            </>
          }
        />
      }
      side={
        <SideNav
          label="Huvudmeny"
          groups={[{ items: items.slice(0, 4) }, { label: 'Företaget', items: items.slice(4) }]}
          foot="Norrsken Film AB"
        />
      }
      bottom={<BottomBar label="Huvudmeny, mobil" items={items} />}
    >
      <PageFrame
        title="Delarna"
        kicker="Katalog"
        description="Varje del i sina tillstånd. Bläck på papper, hårlinjer i stället för lådor."
      >
        <div className="flex flex-col gap-16">
          <FrameSpecimens />
          <PeopleSpecimens />
          <ActionSpecimens />
          <FormSpecimens />
          <ListSpecimens />
          <WordSpecimens />
        </div>
      </PageFrame>
    </AppFrame>
  );
}

restoreTheme();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ErrorTextProvider value={(error) => (error instanceof Error ? error.message : 'Något gick fel.')}>
      <Catalogue />
    </ErrorTextProvider>,
  );
}
