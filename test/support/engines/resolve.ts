import { request } from 'node:http'

export type From = 'environment' | 'docker' | 'installed' | 'peer'

export type Plan<Server> = {
  /** Its name in what is printed. */
  engine: string
  /** The setting that names a running server. */
  setting: string
  given: (url: string) => Promise<Server> | Server
  /** Started by testcontainers where Docker answers. */
  docker?: { image: string; start: () => Promise<Server> }
  otherwise: { from: 'installed' | 'peer'; what: string; start: () => Promise<Server> }
}

/**
 * Finds the real server a test is to run on, and says which it took and why: the one a setting names; else a container,
 * where a Docker engine answers; else one that `npm run engines` installed, or a peer of our own. It never goes without:
 * if none can be had, this throws.
 */
export async function resolveEngine<Server>({
  engine,
  setting,
  given,
  docker,
  otherwise,
}: Plan<Server>): Promise<Server & { from: From }> {
  const say = (what: string) => console.info(`[engines] ${engine}: ${what}`)
  const url = process.env[setting]
  if (url) {
    say(`the servers that ${setting} names`)
    return { ...(await given(url)), from: 'environment' }
  }
  const because = docker ? await withoutDocker() : `${setting} is not set, and containers are not made for it`
  if (docker && because === null) {
    say(`${docker.image} in a container, for ${setting} is not set and Docker answers`)
    return { ...(await docker.start()), from: 'docker' }
  }
  say(`${otherwise.what}, for ${setting} is not set and ${because}`)
  return { ...(await otherwise.start()), from: otherwise.from }
}

/** Why containers cannot be used; null when they can. */
async function withoutDocker(): Promise<string | null> {
  if (!(await dockerAnswers())) return 'no Docker engine answers'
  const present = await import(TESTCONTAINERS).then(
    () => true,
    () => false,
  )
  return present
    ? null
    : 'Docker answers, but testcontainers is not installed (npm install --no-save testcontainers@12.2.0)'
}

/** Not a dependency: 173 packages for the few machines that have Docker and want them. */
export const TESTCONTAINERS: string = 'testcontainers'

function dockerAnswers(): Promise<boolean> {
  const host = process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock'
  const where = host.startsWith('unix://')
    ? { socketPath: host.slice('unix://'.length) }
    : { host: new URL(host).hostname, port: new URL(host).port }
  return new Promise((answer) => {
    const asked = request({ ...where, path: '/_ping', timeout: 2000 }, (response) => {
      response.resume()
      answer(response.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => answer(false))
    asked.end()
  })
}
