import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const READY_MS = 120_000
const ASK_AGAIN_MS = 100
const OUTPUT = 20_000

export type Command = { name: string; command: string; args: string[]; cwd?: string; env?: Record<string, string> }

/** A server that tests kill, freeze and start again on the same port and data. */
export type ServerProcess = {
  /** Resolves when it answers. */
  start(): Promise<void>
  /** SIGTERM, or what is named; resolves when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** SIGKILL: nothing is tidied up. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  running(): boolean
  pid(): number | undefined
  /** The end of what it printed. */
  output(): string
}

/** A server as a process; `answers` says whether it does what clients come for, and throws or says no until then. */
export function serverProcess(
  { name, command, args, cwd, env }: Command,
  answers: () => Promise<boolean>,
): ServerProcess {
  let child: ChildProcess | undefined
  let output = ''
  const running = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const dieWithUs = () => void child?.kill('SIGKILL')

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    if (!running()) return
    const ended = new Promise((done) => child!.once('exit', done))
    child!.kill(signal)
    if (signal !== 'SIGKILL') child!.kill('SIGCONT')
    await ended
    process.off('exit', dieWithUs)
  }

  return {
    async start() {
      if (running()) throw new Error(`${name} is running already`)
      child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
      const started = child
      const hear = (chunk: unknown) => (output = (output + String(chunk)).slice(-OUTPUT))
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
      child.on('error', (error) => hear(`could not be started: ${error.message}`))
      process.once('exit', dieWithUs)
      const until = Date.now() + READY_MS
      for (;;) {
        if (child !== started || !running()) throw new Error(`${name} ended before it answered:\n${output}`)
        if (await answers().catch(() => false)) return
        if (Date.now() > until) {
          await stop('SIGKILL')
          throw new Error(`${name} did not answer within ${READY_MS / 1000} s:\n${output}`)
        }
        await wait(ASK_AGAIN_MS)
      }
    },
    stop,
    kill: () => stop('SIGKILL'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    running,
    pid: () => child?.pid,
    output: () => output,
  }
}

/** Free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}
