import { readdirSync, readFileSync } from 'node:fs';

/**
 * Resident memory, in MB, of the server that this process started: its child that runs `scripts/serve.ts`. Undefined
 * without such a child, or without /proc.
 */
export function serverMemory(): number | undefined {
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const children = readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' ');
      for (const child of children) {
        if (child === '' || !readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('scripts/serve.ts')) continue;
        const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1];
        return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
      }
    }
  } catch {
    // The system is not Linux, or the process has just ended.
  }
  return undefined;
}
