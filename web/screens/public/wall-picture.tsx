import { classNames } from '#web/ui/text/class-names.ts';
import { WALL_WIDTHS } from './portrait-widths.ts';

interface WallPictureProps {
  /** See web/public/wall. */
  picture: number;
  /** How wide it is drawn, as the attribute of an image says it. */
  sizes: string;
  className?: string;
  /** Seen before anything is scrolled. */
  isEager?: boolean;
}

/** A drawn portrait of the wall, no wider than it is shown. */
export function WallPicture({ picture, sizes, className, isEager = false }: WallPictureProps) {
  return (
    <picture className={classNames('block', className)}>
      <source
        type="image/avif"
        srcSet={WALL_WIDTHS.map((width) => `/wall/${picture}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`/wall/${picture}.webp`}
        alt=""
        width={480}
        height={600}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-4/5 w-full object-cover"
      />
    </picture>
  );
}
