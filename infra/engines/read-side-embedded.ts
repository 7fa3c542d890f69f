import { join } from 'node:path'
import { embeddedAttemptCounter } from './attempt-counter/embedded.ts'
import { embeddedKeyRing } from './key-ring/embedded.ts'
import { embeddedLeases } from './leases/embedded.ts'
import { outboxMail } from './mail/embedded.ts'
import { embeddedSentRegister } from './mail/sent-embedded.ts'
import { embeddedReadStore } from './read-store/embedded.ts'
import { embeddedSessionStore } from './session-store/embedded.ts'

/** Everything beside the log that is kept in files of the data folder. `maxBytes` limits the read models, as a full disk would. */
export function openFolder(dataDir: string, read?: { maxBytes: number }) {
  const reads = embeddedReadStore(join(dataDir, 'read'), read)
  return {
    reads,
    leases: embeddedLeases(reads),
    keys: embeddedKeyRing(join(dataDir, 'keys')),
    sessions: embeddedSessionStore(join(dataDir, 'sessions')),
    attempts: embeddedAttemptCounter(),
    mail: outboxMail(join(dataDir, 'mail')),
    sent: embeddedSentRegister(join(dataDir, 'mail')),
    names: { 'read store': 'embedded', mail: 'outbox' },
  }
}
