import { defineConfig } from 'vitest/config'

/** The contract suites and what else needs servers, on real engines. One file at a time: they share a machine with those. */
export default defineConfig({
  test: { include: ['test/engines-real/**/*.spec.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 },
})
