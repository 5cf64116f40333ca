import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/form/button.tsx';
import { Picture } from '#web/ui/text/avatar.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

interface OwnPictureProps {
  name: string;
  url: string;
  /** Position among the pictures; 0 is the main portrait. */
  at: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** One of the talent's pictures, with buttons that move it, make it the main portrait and remove it. */
export function OwnPicture({ name, url, at, count, onMove, onRemove }: OwnPictureProps) {
  return (
    <>
      <div className="relative aspect-4/5 overflow-hidden bg-sunken">
        <Picture
          name={name}
          src={url}
          alt={at === 0 ? 'Huvudbild' : `Bild ${at + 1}`}
          width={480}
          height={600}
          className="absolute inset-0 size-full"
        />
        <span className="pointer-events-none absolute inset-0 border border-ink/8" />
        {at === 0 && (
          <span className="absolute bottom-2 left-2">
            <StateBadge tone="neutral" icon={Star} look="tinted">
              Huvudbild
            </StateBadge>
          </span>
        )}
      </div>
      <div className="-mx-2 mt-1 flex justify-between">
        <span className="flex">
          {at > 0 && (
            <IconButton icon={ArrowLeft} label={`Flytta bild ${at + 1} framåt`} onClick={() => onMove(at - 1)} />
          )}
          {at < count - 1 && (
            <IconButton icon={ArrowRight} label={`Flytta bild ${at + 1} bakåt`} onClick={() => onMove(at + 1)} />
          )}
        </span>
        <span className="flex">
          {at > 1 && <IconButton icon={Star} label={`Gör bild ${at + 1} till huvudbild`} onClick={() => onMove(0)} />}
          <IconButton icon={Trash2} label={`Ta bort bild ${at + 1}`} onClick={onRemove} />
        </span>
      </div>
    </>
  );
}
