import { Bell, ClipboardList, Home, Layers, Search, Users } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { AppFrame } from '../ui/app-frame.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { IconButton } from '../ui/button.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { ErrorTextProvider } from '../ui/error-text.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SideNav } from '../ui/side-nav.tsx';
import { restoreTheme, ThemeToggle } from '../ui/theme-toggle.tsx';
import { TopBar } from '../ui/top-bar.tsx';
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
