import { defineConfig } from 'vitest/config'

/** Every port keeps its promises on a real engine, and a company's first hour passes on them with each role a process of its own. */
const short = [
  'event-bus',
  'change-feed',
  'first-hour',
  'mongodb/connect',
  'mongodb/difference',
  'mongodb/key-ring',
  'mongodb/leases',
  'mongodb/mail',
  'mongodb/read-store',
  'mongodb/session-store',
].map((name) => `test/engines-real/${name}.spec.ts`)
// EventStoreDB's contract, and the peer's own, are part of `npm test`; with EVENTSTORE_URL they run against that server there too.
const eventStore = ['infra/engines/event-store/eventstoredb*.spec.ts', 'test/peers/**/*.spec.ts']

// One file at a time: they share a machine with the servers they start.
const shared = {
  fileParallelism: false,
  globalSetup: ['test/support/fresh-build.ts', 'test/support/global-setup.ts'],
  setupFiles: ['test/support/patience.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

/** `npm run test:engines` is everything; `-- --project short` the part that every change has to pass. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'short', include: short, ...shared } },
      {
        test: {
          name: 'long',
          include: ['test/engines-real/**/*.spec.ts', ...eventStore],
          exclude: ['**/node_modules/**', ...short],
          env: { EVENTSTORE_APPENDS: process.env.EVENTSTORE_APPENDS ?? '3000' },
          ...shared,
        },
      },
    ],
  },
})
