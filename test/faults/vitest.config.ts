import { defineConfig } from 'vitest/config'

/** `npm run test:faults`: the long run; `npm test` has a share of each of these. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['test/faults/**/*.spec.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    setupFiles: ['test/support/patience.ts'],
  },
})
