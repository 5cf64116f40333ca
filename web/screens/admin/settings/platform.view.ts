import type { PlatformVersion } from '#contract/money/platform.ts';
import { BANK_FIELDS, bankFieldsOf } from '#domain/money/platform/bank-profiles.ts';
import { PLATFORM_FIELDS, type PlatformState } from '#domain/money/platform/platform.ts';
import { bankFieldLabel, bankFieldText } from '#texts/money/bank-file-words.ts';
import { platformLabels, platformText } from '#texts/money/platform-words.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

export const platformTones: Record<PlatformState, Tone> = { coming: 'waiting', present: 'agreed', past: 'neutral' };

/** The details of a version, and how its bank takes files, as people read them. */
export const factsOf = (version: PlatformVersion) => [
  ...PLATFORM_FIELDS.map((field) => ({ label: platformLabels[field], value: platformText(field, version) })),
  ...bankFieldsOf(version.bank).map((field) => ({
    label: bankFieldLabel(field, version.bank),
    value: bankFieldText(field, version),
  })),
];

/**
 * The changes of a version compared with the previous one, a sentence for each field; empty without a previous version.
 */
export function changesOf(version: PlatformVersion, before: PlatformVersion | undefined): string[] {
  if (!before) return [];
  return [
    ...PLATFORM_FIELDS.filter((field) => version[field] !== before[field]).map(
      (field) => `${platformLabels[field]}: ${platformText(field, before)} blev ${platformText(field, version)}`,
    ),
    ...BANK_FIELDS.filter((field) => version[field] !== before[field]).map((field) => {
      const [was, is] = [bankFieldText(field, before), bankFieldText(field, version)].map((text) => text || 'inget');
      return `${bankFieldLabel(field, version.bank)}: ${was} blev ${is}`;
    }),
  ];
}
