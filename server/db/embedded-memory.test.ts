import { expect, test } from 'vitest';
import { memorySharing } from './embedded-memory.ts';

test.runIf(process.platform === 'linux')(
  'a machine without /dev/shm, or with a small one, shares memory without it',
  () => {
    expect(memorySharing('/nowhere/shm')).toEqual(['dynamic_shared_memory_type=sysv']);
    // A file system without any room.
    expect(memorySharing('/proc')).toEqual(['dynamic_shared_memory_type=sysv']);
  },
);
