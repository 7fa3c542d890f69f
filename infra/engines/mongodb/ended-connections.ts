import type { EventEmitter } from 'node:events'

type Connection = EventEmitter & {
  closed: boolean
  error: Error | null
  writeCommand(command: unknown, options: unknown): Promise<void>
}

/**
 * The driver (7.8.0) sends a command of more than 16 kB and waits until its socket has drained. One that ends meanwhile, or
 * has just ended, never drains: the command would wait for ever. Here it fails as any other on a connection that was lost.
 */
export const failWithTheirConnection = (): Promise<void> => (patched ??= patch())

let patched: Promise<void> | undefined
async function patch(): Promise<void> {
  const { default: driver } = (await import('mongodb/lib/cmap/connection.js')) as {
    default: { Connection: { prototype: Connection } }
  }
  const { Connection } = driver
  const { writeCommand } = Connection.prototype

  Connection.prototype.writeCommand = async function (command, options) {
    const { promise: ended, reject } = Promise.withResolvers<never>()
    const end = () => reject(this.error!)
    if (this.closed) end()
    this.once('close', end)
    try {
      await Promise.race([writeCommand.call(this, command, options), ended])
    } finally {
      this.off('close', end)
    }
  }
}
