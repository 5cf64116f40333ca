import { Archive, Copy, Ellipsis, Heart, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, LinkButton } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { type OverlayName, OverlaySpecimens } from './overlays.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const words = { primary: 'Skicka 4 förfrågningar', secondary: 'Spara utkast', quiet: 'Hoppa över', danger: 'Avboka' };

/** Buttons, menus and the boxes that they open. */
export function ActionSpecimens() {
  const [open, setOpen] = useState<OverlayName>();
  return (
    <Section title="Knappar och rutor">
      <div className="flex flex-col gap-8">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>{words[variant]}</Button>
            <Button variant={variant} isBusy>
              {words[variant]}
            </Button>
            <Button variant={variant} disabled>
              {words[variant]}
            </Button>
            <Button variant={variant} size="small">
              Liten
            </Button>
            <Button variant={variant} size="large">
              Stor
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={Plus}>Ny roll</Button>
          <LinkButton to="/projekt" icon={Send}>
            Till projektet
          </LinkButton>
          <IconButton icon={Heart} label="Spara i favoriter" />
          <IconButton icon={Pencil} label="Ändra" variant="secondary" />
          <IconButton icon={Trash2} label="Ta bort" isBusy />
          <Menu
            trigger={<IconButton icon={Ellipsis} label="Mer att göra" />}
            items={[
              { label: 'Använd som mall', icon: Copy, onChoose: () => showToast('Mallen är skapad') },
              { label: 'Arkivera', icon: Archive, is_disabled: true },
              {
                label: 'Ställ in projektet',
                icon: Trash2,
                is_dangerous: true,
                starts_group: true,
                onChoose: () => setOpen('confirm'),
              },
            ]}
          />
          <Popover label="Avstånd" trigger={<Button>Avstånd</Button>}>
            Inom 50 km från Göteborg.
          </Popover>
        </div>
        <Specimen name="Rutor och meddelanden">
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setOpen('dialog')}>Öppna dialog</Button>
            <Button onClick={() => setOpen('drawer')}>Öppna låda</Button>
            <Button onClick={() => setOpen('confirm')}>Öppna fråga</Button>
            <Button
              onClick={() =>
                showToast('Fyra förfrågningar är skickade', { action: { label: 'Ångra', onChoose: () => undefined } })
              }
            >
              Visa meddelande
            </Button>
            <Button onClick={() => showToast('Filen gick inte att spara', { tone: 'lost' })}>Visa fel</Button>
          </div>
        </Specimen>
      </div>
      <OverlaySpecimens open={open} close={() => setOpen(undefined)} />
    </Section>
  );
}
