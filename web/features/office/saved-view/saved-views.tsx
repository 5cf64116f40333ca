import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { ViewScreen } from '#domain/office/saved-view/view-screens.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';

const panel = onDemand(() => import('./views-panel.tsx'));

/** A button with the user's saved filters of a list: to apply, save and delete. */
export function SavedViews({ screen }: { screen: ViewScreen }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(panel, isOpen, () => setIsOpen(false));
  return (
    <Popover
      label="Vyer"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button icon={Bookmark} className="print:hidden">
          Vyer
        </Button>
      }
    >
      {here ? <here.ViewsPanel screen={screen} onDone={() => setIsOpen(false)} /> : <Loading />}
    </Popover>
  );
}
