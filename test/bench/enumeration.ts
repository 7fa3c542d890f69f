import { Agent, request } from 'node:http'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import type { Platform } from '#services/platform.ts'
import { linkOf } from '#services/use-cases/candidacy/link.ts'
import { aJob } from '#test/fixtures/job.ts'
import { seedFolder } from '#test/support/seed.ts'
import { startServer } from '#test/support/server.ts'
import { freshFolder, median, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const PEOPLE = 30
/** Above this many an hour no link to set a password is mailed, which would be less work where an account exists. */
const MOST_ROUNDS = 5
const password = 'tR4-vexing-lamp'

type Ask = { method?: 'GET' | 'POST'; path: string; json?: object; form?: Record<string, string>; cookie?: string }
/** A request for what exists and for what does not; `n` keeps the targets apart, for each is used only a few times. */
type Question = { what: string; there: (n: number) => Ask; missing: (n: number) => Ask }

/**
 * Whether the time an answer takes tells what the answer does not: that an address has an account, that another company
 * has such a job, candidate or name. Both kinds take turns; what counts is how far their medians are apart beside
 * how much each of them scatters.
 */
export async function enumerationGoals(rounds: number): Promise<Goal[]> {
  const dataDir = freshFolder()
  const { cookie, theirs } = await seedFolder(dataDir, (_seed, platform) => twoCompanies(platform))
  const server = await startServer({ dataDir })
  try {
    const goals: Goal[] = []
    for (const question of questions(cookie, theirs))
      goals.push(await compared(server.url, question, Math.min(rounds, MOST_ROUNDS)))
    return goals
  } finally {
    await server.stop()
  }
}

const known = (n: number) => `rita@company${n}.test`
const unknown = (n: number) => `nobody@elsewhere${n}.test`
const absent = (id: string, n: number) => id.slice(0, -12) + String(n).padStart(12, '0')

function questions(
  cookie: string,
  { jobId, candidateId, name }: { jobId: string; candidateId: string; name: string },
): Question[] {
  const of = (ask: (email: string) => Ask) => ({
    there: (n: number) => ask(known(n)),
    missing: (n: number) => ask(unknown(n)),
  })
  const page = (path: string): Ask => ({ method: 'GET', path, cookie })
  return [
    {
      what: 'a sign-in with a wrong password',
      ...of((email) => ({ path: '/login', form: { email, password: 'wrong-One-77' } })),
    },
    {
      what: 'asking for a new password',
      ...of((email) => ({ path: '/api/legacy/users/resetPassword', json: { email } })),
    },
    {
      what: 'entering a code',
      ...of((email) => ({ path: '/api/legacy/users/verifyUser', json: { email, verificationCode: '1234' } })),
    },
    { what: 'checkUserExists', ...of((email) => ({ path: '/api/legacy/users/checkUserExists', json: { email } })) },
    {
      what: 'a job, another company’s or nobody’s',
      there: () => page(`/api/v2/jobs/${jobId}`),
      missing: (n) => page(`/api/v2/jobs/${absent(jobId, n)}`),
    },
    {
      what: 'the page of a candidate, another company’s or nobody’s',
      there: () => page(`/admin/jobs/${jobId}/candidates/${candidateId}`),
      missing: (n) => page(`/admin/jobs/${absent(jobId, n)}/candidates/${absent(candidateId, n)}`),
    },
    {
      what: 'a search for a name, another company’s or nobody’s',
      there: () => page(`/admin/search?q=${name}`),
      missing: () => page(`/admin/search?q=${[...name].reverse().join('')}`),
    },
    {
      what: 'the list of jobs, searched in the same way',
      there: () => page(`/api/v2/jobs?search=${name}`),
      missing: () => page(`/api/v2/jobs?search=${[...name].reverse().join('')}`),
    },
  ]
}

/** People with an account each, at a company of their own; one of them sends the request, another has its target. */
async function twoCompanies({ useCases, caughtUp, settings }: Platform) {
  const accounts: Awaited<ReturnType<typeof useCases.accounts.openAccount>>[] = []
  for (let n = 0; n < PEOPLE; n++)
    accounts.push(
      await useCases.accounts.openAccount({
        name: 'Rita Moreno',
        email: known(n),
        companyName: `Company ${n}`,
        password,
      }),
    )
  const session = async (n: number) => (await useCases.accounts.openSession(accounts[n]!)).sessionToken
  const [own, rival] = [await session(0), await useCases.accounts.sessionUser(await session(1))]
  const { jobId } = await useCases.jobs.createJob(rival!.asker, { draft: aJob({ jobTitle: 'Wolverine keeper' }) })
  await useCases.jobs.activateJob(rival!.asker, { jobId })
  const applied = {
    token: null,
    referral: false,
    commandId: jobId,
    name: 'Ada Wolverine',
    email: 'ada@example.org',
    phone: '',
  }
  const { token } = await useCases.candidacy.startApplication(
    { ...applied, link: linkOf({ companyId: rival!.asker.companyId, jobId }) },
    '127.0.0.1',
  )
  await caughtUp(token, 60_000)
  const candidateId = Object.keys(token)[0]!.split('.candidate-')[1]!
  return {
    cookie: `${sessionCookieName(settings.publicUrl)}=${own}`,
    theirs: { jobId, candidateId, name: 'Wolverine' },
  }
}

/** In turn, and every other time the other way round, so that what else the machine does meets both alike. */
async function compared(url: string, { what, there, missing }: Question, rounds: number): Promise<Goal> {
  const took = { there: [] as number[], missing: [] as number[] }
  const answered = { there: new Set<number>(), missing: new Set<number>() }
  for (let round = -1; round < rounds; round++)
    for (let n = 0; n < (round < 0 ? 3 : PEOPLE); n++) {
      const pair = [['there', there] as const, ['missing', missing] as const]
      for (const [kind, ask] of (round + n) % 2 ? pair.toReversed() : pair) {
        // The warm-up uses other accounts than the measurement: each account has its limit.
        const { status, ms } = await send(url, kind === 'there' && round < 0 ? missing(PEOPLE + n) : ask(n))
        if (round >= 0) took[kind].push(ms)
        answered[kind].add(status)
      }
    }
  if (answered.there.has(429) || answered.missing.has(429))
    throw new Error(`${what}: the limit of attempts was met, which is no measurement`)
  if (new Set([...answered.there, ...answered.missing]).size > 1)
    throw new Error(`${what}: the answers themselves differ: ${[...answered.there]} and ${[...answered.missing]}`)
  const [one, other] = [median(took.there), median(took.missing)]
  const spread = (scatter(took.there) + scatter(took.missing)) / 2
  const difference = Math.abs(one - other)
  const figures = `medians ${one.toFixed(2)} and ${other.toFixed(2)} of ${took.there.length} each; raw is how far apart the middle half of the answers lies`
  return {
    id: 'enumeration',
    what: `${what}: there or not, ${figures}`,
    unit: 'ms apart',
    measured: difference,
    limit: spread,
    ratio: difference / spread,
    realistic: { atMostRatio: 0.5 },
  }
}

const scatter = (values: number[]) => percentile(values, 0.75) - percentile(values, 0.25)

const agent = new Agent({ keepAlive: false })
let addresses = 0
/** Each from an address of its own: from one, the limits would soon answer instead. */
function send(
  url: string,
  { method = 'POST', path, json, form, cookie }: Ask,
): Promise<{ status: number; ms: number }> {
  const body = form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : ''
  const headers = {
    origin: url,
    ...(body && {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
    ...(cookie && { cookie }),
  }
  const localAddress = `127.${1 + Math.floor(addresses / 62_500)}.${1 + (Math.floor(addresses / 250) % 250)}.${1 + (addresses++ % 250)}`
  return new Promise((resolve, reject) => {
    const began = performance.now()
    request(url + path, { method, agent, localAddress, headers }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode!, ms: performance.now() - began }))
        .once('error', reject)
    })
      .once('error', reject)
      .end(body)
  })
}
