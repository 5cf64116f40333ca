import { Gauge, type Registry } from 'prom-client';
import type { Services } from '#server/services.ts';
import { PREFIX } from './prefix.ts';

/** Measures the parts that `/ready` reports. Each part has its own time limit. */
export function measureParts(registry: Registry, parts: Services['parts']): void {
  new Gauge({
    name: `${PREFIX}part_up`,
    help: '1 if a part of the process works, otherwise 0; the parts are those of /ready.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      const asked = Object.entries(parts).map(async ([part, { ask }]) => {
        const up = await ask().then(
          () => 1,
          () => 0,
        );
        this.set({ part }, up);
      });
      await Promise.all(asked);
    },
  });
}
