import { defineConfig } from 'vitest/config'

const onRealEngines = [
  'crash-points',
  'lost-records',
  'upload-points',
  'rebuild-kills',
  'engines-away',
  'roles',
  'board-through-kills',
  'network-faults',
  'kafka-faults',
  'kafka-zombie',
  'kafka-disk-full',
  'mongodb/server-kills',
  'mongodb/rebuild',
  'mongodb/rebuild-away',
  'mongodb/unanswered',
  'mongodb/migration',
]

/** `npm run test:faults -- --engines real`: what can happen to the platform on engines that processes share. */
export default defineConfig({
  test: {
    name: 'faults on real engines',
    include: [
      ...onRealEngines.map((name) => `test/engines-real/${name}.spec.ts`),
      'infra/engines/event-store/eventstoredb-faults.spec.ts',
      'services/migrate/eventstoredb.spec.ts',
    ],
    globalSetup: ['test/support/fresh-build.ts', 'test/support/global-setup.ts'],
    testTimeout: 12 * 3_600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
