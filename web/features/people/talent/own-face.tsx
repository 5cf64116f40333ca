import type { OwnProfile } from '#contract/people/talent.ts';
import { Picture } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { visibilityOf, visibilityViews } from './visibility.view.ts';

interface OwnPortraitProps {
  profile: OwnProfile;
  /** Width of the requested image in pixels. The height follows from the ratio 4:5. */
  width: number;
  /** Classes for the width on the screen. */
  className: string;
}

/** The talent's own main portrait, in the ratio 4:5. */
export function OwnPortrait({ profile, width, className }: OwnPortraitProps) {
  return (
    <div className={classNames('relative aspect-4/5 overflow-hidden bg-sunken', className)}>
      <Picture
        name={profile.shown_name}
        src={profile.profile_image}
        alt="Din huvudbild"
        width={width}
        height={(width * 5) / 4}
        isEager
        className="absolute inset-0 size-full"
      />
      <span className="pointer-events-none absolute inset-0 border border-ink/8" />
    </div>
  );
}

/**
 * The talent's portrait, and a sentence that says if companies can see the profile: side by side on phones, one below
 * the other on desktop.
 */
export function OwnFace({ profile }: { profile: OwnProfile }) {
  const visibility = visibilityViews[visibilityOf(profile)];
  return (
    <div className="flex gap-5 lg:flex-col">
      <OwnPortrait profile={profile} width={640} className="w-28 shrink-0 lg:w-full" />
      <div className="min-w-0">
        <StateBadge tone={visibility.tone} wraps>
          {visibility.word}
        </StateBadge>
        <p className="mt-1 text-sm text-ink-muted">{visibility.explanation}</p>
      </div>
    </div>
  );
}
