import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memorySharing } from './embedded-memory.ts';

test.runIf(process.platform === 'linux')(
  'PostgreSQL shares memory without /dev/shm if it is missing, small or closed',
  () => {
    const closed = mkdtempSync(join(tmpdir(), 'closed-'));
    expect(memorySharing(closed)).toEqual(['dynamic_shared_memory_type=sysv']);
    rmSync(closed, { recursive: true });
    expect(memorySharing('/nowhere/shm')).toEqual(['dynamic_shared_memory_type=sysv']);
    // /proc has no free space, like a full file system.
    expect(memorySharing('/proc')).toEqual(['dynamic_shared_memory_type=sysv']);
  },
);
