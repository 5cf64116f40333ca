import type { PlatformVersion } from '#contract/money/platform.ts';
import { PLATFORM_FIELDS, type PlatformState } from '#domain/money/platform/platform.ts';
import { platformLabels, platformText } from '#texts/money/platform-words.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

export const platformTones: Record<PlatformState, Tone> = { coming: 'waiting', present: 'agreed', past: 'neutral' };

/**
 * The changes of a version compared with the previous one, a sentence for each field; empty without a previous version.
 */
export function changesOf(version: PlatformVersion, before: PlatformVersion | undefined): string[] {
  if (!before) return [];
  return PLATFORM_FIELDS.filter((field) => version[field] !== before[field]).map(
    (field) => `${platformLabels[field]}: ${platformText(field, before)} blev ${platformText(field, version)}`,
  );
}
