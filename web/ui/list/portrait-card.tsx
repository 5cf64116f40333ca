import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Picture } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

export interface PortraitCardProps {
  name: string;
  src?: string | null | undefined;
  /** The main reason for showing this person: 'rider mycket bra, bor 12 km bort'. */
  reason?: ReactNode;
  /** Facts under the name: '31 år, Göteborg'. */
  facts?: ReactNode;
  /** A StateBadge with look 'tinted', shown over a corner of the picture. */
  badge?: ReactNode;
  /** Address to which the whole card leads; or use `onOpen`. */
  href?: string | undefined;
  /** Called by a press on the card, instead of `href`. */
  onOpen?: (() => void) | undefined;
  /** True if the card is ticked; needs `onSelect`. */
  isSelected?: boolean | undefined;
  onSelect?: ((isSelected: boolean) => void) | undefined;
  /** Buttons under the text. They are above the link that covers the card. */
  actions?: ReactNode;
  /** True for the first row on the screen, so that its pictures load at once. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A person as a card: a picture in the ratio 4:5, the name in serif, and one reason. */
export function PortraitCard(props: PortraitCardProps) {
  const {
    name,
    src,
    reason,
    facts,
    badge,
    href,
    onOpen,
    isSelected = false,
    onSelect,
    actions,
    isEager,
    className,
  } = props;
  // The link is the name, and its ::after covers the card: the whole card can be pressed, and screen readers read only
  // one link.
  const cover = "after:absolute after:inset-0 after:content-[''] focus-visible:outline-none";
  return (
    <article
      className={classNames(
        'group relative flex min-w-0 flex-col has-[.cover:focus-visible]:outline-2 has-[.cover:focus-visible]:outline-offset-4 has-[.cover:focus-visible]:outline-focus',
        className,
      )}
    >
      <div
        className={classNames(
          'relative aspect-4/5 overflow-hidden bg-sunken',
          // The ring has a distance to the picture, so that it is visible around dark pictures too.
          isSelected && 'ring-2 ring-ink ring-offset-3 ring-offset-paper',
        )}
      >
        <Picture
          name={name}
          src={src}
          width={480}
          height={600}
          isEager={isEager}
          className="absolute inset-0 size-full transition-transform duration-(--calm) ease-out group-hover:scale-[1.015]"
        />
        {/* A thin line, so that pale pictures stand out from the page. */}
        <span className="pointer-events-none absolute inset-0 border border-ink/8" />
        {badge && (
          <span className="pointer-events-none absolute inset-x-2 bottom-2 flex [&>*]:whitespace-normal">{badge}</span>
        )}
      </div>
      {onSelect && (
        <div className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-control bg-paper md:size-9">
          <Checkbox
            label={`Välj ${name}`}
            isLabelHidden
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </div>
      )}
      <div className="flex flex-col gap-0.5 pt-3">
        <h3 className="voice-serif text-name leading-6">
          {href ? (
            <Link to={href} className={classNames('cover', cover)}>
              {name}
            </Link>
          ) : onOpen ? (
            <button type="button" onClick={onOpen} className={classNames('cover text-left', cover)}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        {facts && <p className="text-sm text-ink-muted tabular">{facts}</p>}
        {reason && <p className="text-sm text-ink">{reason}</p>}
        {actions && <div className="relative z-10 mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </article>
  );
}
