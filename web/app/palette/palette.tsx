import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const panel = onDemand(() => import('./palette-panel.tsx'));

/**
 * A search for screens and commands by name, opened by a button in the top bar or by Ctrl+K (⌘K). It does not open over
 * a dialog, which must be answered first.
 */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(panel, isOpen, () => setIsOpen(false));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        icon={Search}
        label="Gå till (Ctrl K)"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      />
      {here && isOpen && <here.PalettePanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
