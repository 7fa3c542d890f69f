import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { load, type Measured } from './harness.ts'

const run = promisify(execFile)
const installed = run('wrk', ['--version']).then(
  () => true,
  (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
)
const SECONDS = 2

/** One connection, kept alive: wrk where it is installed, else a closed loop of our own. */
export async function hammer(url: string, cookie?: string): Promise<Measured> {
  if (!(await installed)) return closedLoop(url, cookie)
  const { stdout } = await run('wrk', [
    '-t1',
    '-c1',
    `-d${SECONDS}s`,
    '--latency',
    ...(cookie ? ['-H', `cookie: ${cookie}`] : []),
    url,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} was refused:\n${stdout}`)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p50: quantile(stdout, 50),
    p99: quantile(stdout, 99),
  }
}

const inMs = { us: 0.001, ms: 1, s: 1000 }
function quantile(output: string, percent: number): number {
  const [, value, unit] = new RegExp(`\\b${percent}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(output)!
  return Number(value) * inMs[unit as keyof typeof inMs]
}

async function closedLoop(url: string, cookie?: string): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured = await load(600, 1, () => get(url, agent, cookie))
  agent.destroy()
  return measured
}

function get(url: string, agent: Agent, cookie?: string): Promise<void> {
  return new Promise((done, failed) => {
    request(url, { agent, headers: cookie ? { cookie } : {} }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', done).once('error', failed)
    })
      .once('error', failed)
      .end()
  })
}
