import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin, rival, rita, stranger } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { cards } from '../board/cards.ts'
import { jobs } from '../jobs/jobs.ts'
import { foldInto } from '../runtime/fold.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { users } from '../users/users.ts'
import { searchReader } from './reader.ts'

const folder = useFolders()
let store: ReadStore
const reader = () => searchReader({ store, live: collectionOf })
const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`

async function happened(projection: AnyProjection, stream: string, events: Parameters<typeof recorded>[1]) {
  const doc = foldInto(projection, null, recorded(stream, events))
  await store.compareAndSet([{ collection: collectionOf(projection), expected: null, doc }])
}
const added = (candidateId: string, name: string, email: string): CandidateEvent => ({
  type: 'CandidateAdded',
  data: { candidateId, jobId: backendJob, name, email, phone: '', source: 'invitation', columnId: 'default' },
})
const candidate = (n: number, name: string, email: string, { company = acme, then = [] as CandidateEvent[] } = {}) =>
  happened(cards, streamName(company, 'candidate', idOf(n)), [added(idOf(n), name, email), ...then])

beforeAll(async () => {
  store = embeddedReadStore(folder())
  for (const projection of [cards, jobs, users]) await store.ensure({ ...projection, name: collectionOf(projection) })
  await happened(jobs, streamName(acme, 'job', backendJob), live(aJob({ jobTitle: 'Développeur backend' })))
  await candidate(1, 'Łukasz Müller', 'lukasz@example.org')
  await candidate(2, 'Ada Byron', 'countess@example.org')
  await candidate(3, 'Canada Bill', 'bill@example.org')
  await candidate(4, 'Grace Hopper', 'ada-fan@example.org')
  await candidate(5, 'Ada Lovelace', 'gone@example.org', { then: [{ type: 'CandidateDeleted', data: {} }] })
  await candidate(6, 'Ada of the rival', 'ada@rival.test', { company: rival })
  await happened(users, streamName(acme, 'user', rita), [
    {
      type: 'UserSignedUp',
      data: {
        userId: rita,
        name: 'Rita Moreno',
        email: 'rita@acme.test',
        passwordHash: 'x',
        role: 'admin',
        creator: true,
      },
    },
  ])
})
afterAll(() => store.close())

const names = async (question: string, asker = admin, limit = 8) =>
  (await reader().candidatesNamed(asker, question, limit)).map(({ name }) => name)

describe('looking for a candidate', () => {
  it('finds names whatever their accents and letter case', async () => {
    for (const question of ['lukasz', 'MULLER', 'łukasz mü', 'muller lukasz'])
      expect(await names(question)).toEqual(['Łukasz Müller'])
  })

  it('puts who begins like that before whose address does, and both before the middle of a word', async () => {
    expect(await names('ada')).toEqual(['Ada Byron', 'Grace Hopper', 'Canada Bill'])
  })

  it('finds by email, and what people type literally', async () => {
    expect(await names('countess@exam')).toEqual(['Ada Byron'])
    for (const question of ['.*', '%', '_', 'ada.*byron', '$', '\\']) expect(await names(question)).toEqual([])
  })

  it('finds no one who was deleted, no one of another company, and no one for nothing', async () => {
    expect(await names('lovelace')).toEqual([])
    expect(await names('gone@')).toEqual([])
    expect(await names('ada of the rival')).toEqual([])
    expect(await names('ada', stranger)).toEqual(['Ada of the rival'])
    expect(await names('   ')).toEqual([])
  })

  it('answers no more than was asked for, the closest', async () => {
    expect(await names('ada', admin, 1)).toEqual(['Ada Byron'])
  })

  it('shows no one to those who may not see candidates', async () => {
    expect(await names('ada', { ...admin, permissions: ['jobs.read'] })).toEqual([])
    expect(await reader().jobsNamed({ ...admin, permissions: ['candidates.read'] }, 'backend', 8)).toEqual([])
  })
})

describe('someone who may only open some jobs', () => {
  const restricted = {
    ...admin,
    kind: 'user',
    userId: '22222222-2222-4222-8222-222222222222',
    permissions: [],
    onJobs: { groups: ['panel'], roles: new Map() },
  } as typeof admin

  it('finds the candidates of those, and no others', async () => {
    expect(await names('ada', restricted)).toEqual([])
    expect(await reader().jobsNamed(restricted, 'developpeur', 8)).toEqual([])
    const other = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb2'
    const events = [
      ...live(aJob({ jobTitle: 'Porter' })),
      { type: 'JobPermissionsChanged', data: { permissions: [{ group_id: 'panel', role_id: 'review' }] } },
    ] as Parameters<typeof recorded>[1]
    await happened(
      jobs,
      streamName(acme, 'job', other),
      events.map((event) =>
        event.type === 'JobDrafted' ? { ...event, data: { ...(event.data as object), jobId: other } } : event,
      ) as Parameters<typeof recorded>[1],
    )
    await happened(cards, streamName(acme, 'candidate', idOf(9)), [
      {
        ...added(idOf(9), 'Adalbert Porter', 'a@example.org'),
        data: { ...added(idOf(9), 'Adalbert Porter', 'a@example.org').data, jobId: other },
      } as CandidateEvent,
    ])

    expect(await names('ada', restricted)).toEqual(['Adalbert Porter'])
    expect(await reader().jobsNamed(restricted, 'porter', 8)).toMatchObject([{ title: 'Porter' }])
    expect(
      await reader().seenAgain(restricted, { candidates: [idOf(2), idOf(9)], jobs: [backendJob, other] }),
    ).toMatchObject({ candidates: [{ name: 'Adalbert Porter' }], jobs: [{ title: 'Porter' }] })
  })
})

describe('looking for jobs and colleagues', () => {
  it('finds jobs by their title', async () => {
    expect(await reader().jobsNamed(admin, 'developpeur', 8)).toMatchObject([
      { jobId: backendJob, title: 'Développeur backend', status: 'active' },
    ])
    expect(await reader().jobsNamed(stranger, 'developpeur', 8)).toEqual([])
  })

  it('finds colleagues by name and email', async () => {
    for (const question of ['rita', 'moren', 'rita@acme'])
      expect(await reader().usersNamed(admin, question, 8)).toMatchObject([{ user_id: rita, username: 'Rita Moreno' }])
    expect(await reader().usersNamed(stranger, 'rita', 8)).toEqual([])
  })
})

describe('what was opened before', () => {
  it('is shown again while it is there and is the asker’s to see', async () => {
    const ids = { candidates: [idOf(2), idOf(5), idOf(6), c.ada], jobs: [backendJob] }
    expect(await reader().seenAgain(admin, ids)).toMatchObject({
      candidates: [{ name: 'Ada Byron' }],
      jobs: [{ title: 'Développeur backend' }],
    })
    expect(await reader().seenAgain(stranger, ids)).toMatchObject({
      candidates: [{ name: 'Ada of the rival' }],
      jobs: [],
    })
  })
})
