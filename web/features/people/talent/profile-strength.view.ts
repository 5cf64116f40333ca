import type { OwnProfile } from '#contract/people/talent.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { profileStepLabels } from '#texts/people/labels.ts';

export interface StrengthTip {
  readonly step: ProfileStep | LaterPart;
  /** The task, as the text of a link. */
  readonly label: string;
}

type Facts = Pick<
  OwnProfile,
  'steps' | 'skills' | 'bio' | 'credits' | 'sizes' | 'completeness' | 'asks' | 'kit_count'
> & {
  readonly media: readonly unknown[];
};

const GOOD_PICTURES = 4;
const GOOD_SKILLS = 4;
const GOOD_WORDS = 200;
const GOOD_CREDITS = 3;
const GOOD_SIZES = 4;
const GOOD_KIT = 2;
const WHOLE = 100;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * Tips for a more complete profile, the most important first: unfinished steps, then the further points of
 * `completenessOf`. Empty at 100 per cent, whichever parts have given the points.
 */
export function strengthTips(profile: Facts): StrengthTip[] {
  if (profile.completeness >= WHOLE) return [];
  const undone = profile.steps
    .filter(({ is_done }) => !is_done)
    .map(({ step }): StrengthTip => ({ step, label: `Fyll i ${profileStepLabels[step].toLocaleLowerCase('sv')}` }));
  const isDone = (step: ProfileStep) => !undone.some((tip) => tip.step === step);
  const more: StrengthTip[] = [];
  const pictures = GOOD_PICTURES - profile.media.length;
  if (isDone('pictures') && pictures > 0) {
    more.push({ step: 'pictures', label: `Lägg till ${counted(pictures, 'bild', 'bilder')} till` });
  }
  const skills = GOOD_SKILLS - profile.skills.length;
  if (isDone('abilities') && skills > 0) {
    more.push({ step: 'abilities', label: `Lägg till ${counted(skills, 'kunskap', 'kunskaper')} till` });
  }
  if (isDone('about') && profile.bio.trim().length < GOOD_WORDS) {
    more.push({ step: 'about', label: 'Berätta lite mer om dig' });
  }
  if (profile.credits.length < GOOD_CREDITS) more.push({ step: 'credits', label: 'Lägg till meriter' });
  if (profile.asks.includes('kit') && profile.kit_count < GOOD_KIT) {
    more.push({ step: 'abilities', label: 'Fyll i din egen utrustning' });
  }
  if (profile.asks.includes('sizes') && profile.sizes.length < GOOD_SIZES) {
    more.push({ step: 'sizes', label: 'Fyll i storlekar och mått' });
  }
  return [...undone, ...more];
}
