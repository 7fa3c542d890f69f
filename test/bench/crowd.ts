import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import type { Platform } from '#services/platform.ts'
import { aJob } from '#test/fixtures/job.ts'
import { journey, seedFolder } from '#test/support/seed.ts'
import { envelopesOf, twentyEvents } from './candidates.ts'

const first = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eve',
  'Finn',
  'Gita',
  'Hugo',
  'Ines',
  'Jon',
  'Kemi',
  'Lars',
  'Mira',
  'Noor',
  'Otto',
  'Pia',
  'Quinn',
  'Rosa',
  'Sven',
  'Tomoko',
  'Ute',
  'Vikram',
  'Wanda',
]
const last = [
  'Byron',
  'Okafor',
  'Marsh',
  'Iwata',
  'Laurent',
  'Haas',
  'Rao',
  'Silva',
  'Duarte',
  'Berg',
  'Achterberg',
  'Moreno',
  'Nowak',
  'Petrov',
  'Lindqvist',
  'Castellanos',
  'Yamada',
  'Zhou',
  'Ferreira',
]
const nameOf = (i: number) => `${first[i % first.length]} ${last[Math.floor(i / first.length + i) % last.length]}`

type Account = { email: string; password: string }
export type Crowd = { cookie: string; asker: Asker; others: Account[]; jobs: Map<number, string> }

/** A company whose jobs have as many candidates as asked, spread over six columns. Those of the smallest job have answers, ratings and comments, the others have only started. `others` work elsewhere. */
export function seedCrowd(dataDir: string, sizes: number[], { others: count = 0 } = {}): Promise<Crowd> {
  return seedFolder(dataDir, async (seed, platform) => {
    const { useCases } = platform
    const { asker } = await seed.person()
    const others: Account[] = []
    for (let i = 0; i < count; i++) others.push(await seed.person())
    const userId = asker.kind === 'user' ? asker.userId : ''
    const { sessionToken } = await useCases.accounts.openSession({ companyId: asker.companyId, userId })
    const jobs = new Map<number, string>()
    for (const size of sizes) {
      const { jobId } = await useCases.jobs.createJob(asker, { draft: { ...aJob(), journey } })
      const added = []
      for (const title of ['Phone screen', 'Work sample', 'On site', 'Offer'])
        added.push(await useCases.jobs.addColumn(asker, { jobId, title }))
      await platform.caughtUp(mergeTokens(...added.map((column) => column.token)), 60_000)
      const columns = ['default', ...added.map(({ columnId }) => columnId), 'hired']
      await append(platform, asker.companyId, jobId, columns, size, size === Math.min(...sizes) ? 17 : 1)
      jobs.set(size, jobId)
    }
    return { cookie: `${sessionCookieName('http:')}=${sessionToken}`, asker, others, jobs }
  })
}

async function append(
  { engines, codec, caughtUp }: Platform,
  companyId: string,
  jobId: string,
  columns: string[],
  size: number,
  lived: number,
) {
  for (let start = 0; start < size; start += 2000) {
    const token: Record<string, number> = {}
    const batch = Array.from({ length: Math.min(2000, size - start) }, (_, n) => start + n)
    await Promise.all(
      batch.map(async (i) => {
        const id = randomUUID()
        const stream = streamName(companyId, 'candidate', id)
        const [started, ...rest] = twentyEvents(id, jobId, nameOf(i))
        if (started?.type !== 'CandidateStarted') throw new Error('a life begins with its start')
        const column = { ...started, data: { ...started.data, columnId: columns[i % columns.length]! } }
        const at = Date.UTC(2026, 0, 1) + i * 1000
        const sealed = await envelopesOf(
          codec,
          stream,
          [column, ...rest.slice(0, lived - 1)],
          (n) => new Date(at + n).toISOString(),
          companyId,
        )
        await engines.store.append(stream, NO_STREAM, sealed)
        token[stream] = lived - 1
      }),
    )
    const behind = await caughtUp(token, 60_000)
    if (behind.length > 0) throw new Error(`the read models are behind: ${behind.join(', ')}`)
  }
}
