import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { EventStoreDBClient } from '@eventstore/db-client'
import { freePort } from '#test/support/free-port.ts'
import type { Fault } from './switches.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
/** How long a server of another program may take to start. */
const STARTS_WITHIN_MS = 60_000

/**
 * `TEST_EVENT_STORE` names a program that starts an event store server, called as `<program> <folder> <port>`, in the
 * foreground; it takes the place of the peer wherever a test asks for no version, certificate or user of its own.
 */
const program = process.env.TEST_EVENT_STORE
/** Whether servers can be told what goes wrong; tests that need it are skipped, by name, on one that cannot. */
export const hasSwitches = program === undefined

/** The peer, or the program of `TEST_EVENT_STORE`, in a process of its own, to be killed and started again on the same port and data. */
export async function startPeer(data: string, options: Record<string, string> = {}) {
  const own = program !== undefined && Object.keys(options).length === 0 ? program : null
  let child: ChildProcess
  let control = ''
  let port = own ? String(await freePort()) : '0'
  let settings = options

  const start = async (changed: Record<string, string> = {}) => {
    settings = { ...settings, ...changed }
    return own ? startProgram(own) : startOwn()
  }
  async function startOwn() {
    const named = Object.entries({ ...settings, data, port }).flatMap(([name, value]) => [`--${name}`, value])
    child = spawn(process.execPath, [main, ...named], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await Promise.race([once(createInterface(child.stdout!), 'line'), ended()])) as [string]
    const ready = JSON.parse(line) as { address: string; control: string }
    control = ready.control
    port = ready.address.slice(ready.address.lastIndexOf(':') + 1)
    return ready.address
  }
  async function startProgram(named: string) {
    // A server takes every variable of this name for an option of its own.
    const env = { ...process.env }
    for (const name in env) if (name.startsWith('EVENTSTORE_')) delete env[name]
    child = spawn(named, [data, port], { stdio: ['ignore', 'ignore', 'inherit'], env })
    const address = `127.0.0.1:${port}`
    await Promise.race([answers(`esdb://admin:changeit@${address}?tls=false`), ended()])
    return address
  }
  const ended = () =>
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code} before it was ready`)))
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await exited
  }
  const switches = () => {
    if (own) throw new Error('a server of TEST_EVENT_STORE has no switches')
    return control
  }

  const address = await start()
  const url = `esdb://${options.user ?? 'admin:changeit'}@${address}?tls=${options.certificate ? 'true' : 'false'}`
  return {
    url,
    address,
    /** Throws a switch. */
    async fault(fault: Fault) {
      await fetch(switches(), { method: 'PUT', body: JSON.stringify(fault) })
    },
    async heal() {
      if (!own) await fetch(control, { method: 'DELETE' })
    },
    async state() {
      return (await (await fetch(switches())).json()) as {
        happened: Record<string, number>
        waiting: Fault[]
        events: number
      }
    },
    kill: () => end('SIGKILL'),
    /** Asks it to stop and does not wait for it. */
    terminate: () => void child.kill('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    /** Again on the same port and data; the peer also with another certificate. */
    start,
    get pid() {
      return child.pid
    },
  }
}
export type Peer = Awaited<ReturnType<typeof startPeer>>

/** Resolves when a server takes a write: a cluster of one elects itself first. */
async function answers(url: string) {
  const until = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    const client = EventStoreDBClient.connectionString(url)
    try {
      // Read to its end: a client whose reading was left early is never disposed of.
      for await (const event of client.readAll({ maxCount: 1, requiresLeader: true })) void event
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await wait(100)
    } finally {
      await client.dispose().catch(() => {})
    }
  }
}
