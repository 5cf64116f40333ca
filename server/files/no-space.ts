/** Node's codes for a disk that takes no more bytes: it is full, over its quota, or read-only. */
const OF_DISKS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
/** HTTP status with which services of S3 refuse bytes for which they have no room. */
const INSUFFICIENT_STORAGE = 507;

/** True if an error means that the store of files has no room, which an operator must make. */
export function isNoSpace(error: unknown): boolean {
  const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
  return OF_DISKS.has(code ?? '') || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}
