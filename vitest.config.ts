import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The machines this runs on have few cores, and PostgreSQL needs some of them.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{domain,contract,texts,web,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{server,tests/api,tests/support}/**/*.test.ts'],
          // Starts PostgreSQL once, and only when a file of this project is run.
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
