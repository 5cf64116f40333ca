import { Gauge, type Registry } from 'prom-client';
import { readDisk } from '#server/processes/read-disk.ts';
import { PREFIX } from './prefix.ts';

/** Measures the disk of DATA_DIR. A disk that does not answer has no measurement. */
export function measureDisk(registry: Registry, data_dir: string): void {
  new Gauge({
    name: `${PREFIX}disk_bytes`,
    help: 'Size of the disk with DATA_DIR, and the free part that this user may write.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      this.reset();
      const disk = await readDisk(data_dir);
      if (!disk) return;
      this.set({ part: 'size' }, disk.size);
      this.set({ part: 'free' }, disk.free);
    },
  });
}
