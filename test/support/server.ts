import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** What it printed so far, both streams. */
  output: () => string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the product as `npm start` does, as a process of its own, and waits until it says it is ready. */
export async function startServer({
  dataDir,
  roles = [],
  env = {},
}: {
  dataDir?: string
  roles?: string[]
  env?: Record<string, string>
} = {}): Promise<RunningServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hirelog-test-'))
  const child = spawn(process.execPath, [...startArguments(), ...roles], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, MESSAGE_LIMITS_FACTOR: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((ready, failed) => {
    const hear = (chunk: unknown) => {
      output += String(chunk)
      const found = /ready at (\S+)/.exec(output)
      if (found) ready(found[1]!)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((done) => child.once('exit', done))
        child.kill(signal)
        await ended
      }
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the product where it cannot start, and waits until it has ended. */
export async function endOf({
  dataDir,
  env,
}: {
  dataDir: string
  env: Record<string, string>
}): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, startArguments(), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      MESSAGE_LIMITS_FACTOR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const hear = (chunk: unknown) => (printed += String(chunk))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, printed }
}

/** Settings of a process whose machine has the wrong time by so many minutes. */
export const clockOff = (minutes: number) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-off.mjs')}`,
  CLOCK_OFF_MS: String(minutes * 60_000),
})

/** What `npm start` gives to node. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const [node, ...given] = scripts.start.split(' ')
  if (node !== 'node') throw new Error(`npm start runs ${node}`)
  return given
}
