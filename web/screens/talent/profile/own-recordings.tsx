import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const uploads = onDemand(() => import('#web/features/people/recording/recording-upload.tsx'));

/** The talent's films and voice samples, to see, add and remove; loaded when opened. */
export function OwnRecordings() {
  const [isOpen, setIsOpen] = useState(false);
  const Upload = useOnDemand(uploads, isOpen, () => setIsOpen(false))?.RecordingUpload;
  return (
    <Section
      title="Film och röst"
      description="Upp till tre filmer och tre röstprov. Företag som ser din profil kan spela dem."
      actions={
        !isOpen && (
          <Button size="small" icon={Clapperboard} onClick={() => setIsOpen(true)}>
            Visa och lägg till
          </Button>
        )
      }
    >
      {isOpen && !Upload && <Loading />}
      {isOpen && Upload && (
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-3">
            <h3 className="kicker">Film</h3>
            <Upload purpose="showreel" invitation_id={null} due_date={null} may_begin />
          </div>
          <div className="flex flex-col gap-3">
            <h3 className="kicker">Röst</h3>
            <Upload purpose="voice" invitation_id={null} due_date={null} may_begin />
          </div>
        </div>
      )}
    </Section>
  );
}
