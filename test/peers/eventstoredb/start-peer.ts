import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Fault } from './switches.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** The peer in a process of its own, to be killed and started again on the same port and data. */
export async function startPeer(data: string, options: Record<string, string> = {}) {
  let child: ChildProcess
  let control = ''
  let port = '0'

  async function start() {
    const settings = Object.entries({ ...options, data, port }).flatMap(([name, value]) => [`--${name}`, value])
    child = spawn(process.execPath, [main, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await Promise.race([
      once(createInterface(child.stdout!), 'line'),
      once(child, 'exit').then(([code]) =>
        Promise.reject(new Error(`the peer ended with ${code} before it was ready`)),
      ),
    ])) as [string]
    const ready = JSON.parse(line) as { address: string; control: string }
    control = ready.control
    port = ready.address.slice(ready.address.lastIndexOf(':') + 1)
    return ready.address
  }
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await exited
  }

  const address = await start()
  const url = `esdb://${options.user ?? 'admin:changeit'}@${address}?tls=${options.certificate ? 'true' : 'false'}`
  return {
    url,
    address,
    /** Throws a switch. */
    async fault(fault: Fault) {
      await fetch(control, { method: 'PUT', body: JSON.stringify(fault) })
    },
    async heal() {
      await fetch(control, { method: 'DELETE' })
    },
    async state() {
      return (await (await fetch(control)).json()) as {
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
    start,
    get pid() {
      return child.pid
    },
  }
}
export type Peer = Awaited<ReturnType<typeof startPeer>>
