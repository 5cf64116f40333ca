import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

/** `primary` is the main next action of the screen; at most one is in view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small' | 'large';

const shape =
  'inline-grid shrink-0 place-items-center rounded-control border text-center font-medium no-underline ' +
  'transition-colors duration-(--quick) select-none disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default';

// Content and spinner share one grid cell, so that a busy button keeps its width.
const inside = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
  secondary: 'border-ink/70 text-ink hover:border-ink hover:bg-ink hover:text-ink-inverse active:opacity-85',
  quiet: 'border-transparent text-ink hover:bg-sunken active:bg-hairline',
  danger: 'border-lost/70 text-lost hover:border-lost hover:bg-lost hover:text-paper active:opacity-85',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'touch-height px-4 py-2 text-sm',
  small: 'touch-target px-3 py-1 text-sm',
  large: 'min-h-12 px-6 py-3 text-base',
};

function buttonClass(variant: ButtonVariant, size: ButtonSize, isWide: boolean, className: string | undefined): string {
  return classNames(shape, variants[variant], sizes[size], isWide && 'w-full', className);
}

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  isWide?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  isBusy?: boolean | undefined;
}

/** A button for an action on this screen. While busy it keeps its width and the focus, and ignores presses. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  icon: Icon,
  isWide = false,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      className={buttonClass(variant, size, isWide, className)}
      onClick={(event) => {
        // The button is not `disabled` while busy, because it would lose the focus.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={classNames(inside, isBusy && 'opacity-0')}>
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
        {children}
      </span>
      {isBusy && (
        <span className="col-start-1 row-start-1">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A link to another screen that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'normal',
  icon: Icon,
  isWide = false,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={buttonClass(variant, size, isWide, className)}>
      <span className={inside}>
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
        {children}
      </span>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The action of the button, for screen readers and on hover. */
  label: string;
  variant?: ButtonVariant | undefined;
  isBusy?: boolean | undefined;
  /** A count badge after the icon, read after the label: 'Notiser', 'nya' and 4 give 'Notiser 4 nya'. */
  badge?: ReactNode;
}

/** A button with only an icon; therefore it must have a label. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  isBusy,
  badge,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-busy={isBusy || undefined}
      disabled={rest.disabled || isBusy}
      className={classNames(shape, variants[variant], 'touch-target', className)}
    >
      {/*
       * The badge is in the row, so that the button grows with the number and the badge covers nothing. The span is
       * positioned, so that a scrolling container around the button also clips the words for screen readers.
       */}
      <span className="relative flex items-start">
        {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />}
        {/* A span instead of aria-label, so that the badge is part of the name. */}
        <span className="sr-only">{label} </span>
        {badge && (
          <span className="-mt-1.5 -ml-2 flex [&>*]:h-4 [&>*]:min-w-4 [&>*]:px-1 [&>*]:text-[0.625rem] [&>*]:leading-none [&>*]:ring-2 [&>*]:ring-paper">
            {badge}
          </span>
        )}
      </span>
    </button>
  );
}
