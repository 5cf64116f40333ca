import { classNames } from '#web/ui/text/class-names.ts';
import { WALL_WIDTHS } from './portrait-widths.ts';

interface WallPictureProps {
  /** Number of the portrait in web/public/wall. */
  picture: number;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
  /** True if the picture is visible before scrolling. */
  isEager?: boolean;
  /** 'high' for the largest picture of a page, 'low' for those that must not take the line from it. */
  priority?: 'high' | 'low';
}

/** A portrait, in the smallest file that is wide enough. */
export function WallPicture({ picture, sizes, className, isEager = false, priority }: WallPictureProps) {
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
        fetchPriority={priority}
        decoding="async"
        className="aspect-4/5 w-full object-cover"
      />
    </picture>
  );
}
