import { defineConfig } from 'vitest/config'

/** The contract suites and what else needs servers, on real engines. One file at a time: they share a machine with those. */
export default defineConfig({
  test: {
    include: ['test/engines-real/**/*.spec.ts', 'infra/engines/event-store/eventstoredb*.spec.ts', 'test/peers/**/*.spec.ts'],
    // The journey needs a browser.
    globalSetup: ['test/support/global-setup.ts'],
    env: { EVENTSTORE_APPENDS: process.env.EVENTSTORE_APPENDS ?? '3000' },
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
