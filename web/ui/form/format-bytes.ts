import { formatNumber } from '#web/ui/text/format-number.ts';

/** A file's size in kB or MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_048_576) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))}\u00a0kB`;
  return `${formatNumber(bytes / 1_048_576, bytes < 10_485_760 ? 1 : 0)}\u00a0MB`;
}
