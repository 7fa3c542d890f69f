import { join } from 'node:path'
import type { Env } from '../env.ts'
import { embeddedEventBus } from './event-bus/embedded.ts'
import { embeddedEventStore } from './event-store/embedded.ts'
import { embeddedKeyRing } from './key-ring/embedded.ts'
import { outboxMail } from './mail/embedded.ts'
import { fileMediaStore } from './media-store/embedded.ts'
import { embeddedReadStore } from './read-store/embedded.ts'
import { embeddedSessionStore } from './session-store/embedded.ts'
import { lockFolder } from './sqlite/lock.ts'

/** Opens every engine. The only place that picks which one stands behind a port. `room` limits a store, as a full disk would. */
export function openEngines({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, room: { log?: { maxBytes: number }; read?: { maxBytes: number } } = {}) {
  const lock = lockFolder(DATA_DIR)
  const folder = (name: string) => join(DATA_DIR, name)
  const engines = {
    folder,
    store: embeddedEventStore(folder('log'), room.log),
    bus: embeddedEventBus(),
    reads: embeddedReadStore(folder('read'), room.read),
    media: fileMediaStore(folder('media')),
    mail: outboxMail(folder('mail')),
    sessions: embeddedSessionStore(folder('sessions')),
    keys: embeddedKeyRing(folder('keys')),
    names: { 'event store': 'embedded', 'event bus': 'embedded', 'read store': 'embedded', 'media store': 'folder', mail: 'outbox' },
  }
  return {
    ...engines,
    async close() {
      await engines.bus.close()
      await engines.store.close()
      await engines.reads.close()
      await engines.mail.close()
      await engines.sessions.close()
      await engines.keys.close()
      lock.release()
    },
  }
}

export type Engines = ReturnType<typeof openEngines>
