import type { Doc, ReadStore } from '../read-store/read-store.ts'
import type { KeyRing } from '../key-ring/key-ring.ts'
import { uuid5 } from '../../hashing.ts'
import type { Aggregator, AtsApplication, AtsJob, AtsStage, AtsUser } from './aggregator.ts'
import { refused, revoked, unavailable, unsigned } from './refusals.ts'
import { emailOf, jobNames, people, stageNames, users } from './sandbox-people.ts'

type SandboxStage = AtsStage & { jobId: string }
type SandboxApplication = AtsApplication & { modifiedAt: string }
/** All that the sandbox holds of one company. Its people are made up. */
export type SandboxAccount = {
  jobs: AtsJob[]
  stages: SandboxStage[]
  users: AtsUser[]
  applications: SandboxApplication[]
  notes: { candidateId: string; text: string; at: string }[]
}
type AccountDoc = Doc & { account: SandboxAccount | null }
/** What a person does in the sandbox itself. @throws Rejected 'ats/refused' for what is not there. */
export type SandboxBench = {
  view(companyId: string): Promise<SandboxAccount | null>
  move(companyId: string, asked: { applicationId: string; stageId: string }): Promise<void>
  apply(companyId: string, jobId: string): Promise<void>
  removeStage(companyId: string, stageId: string): Promise<void>
  /** Takes back the access, as an administrator of another system can. */
  revoke(companyId: string): Promise<void>
}
export type Sandbox = Aggregator & { bench: SandboxBench }

const COLLECTION = { name: 'sandbox_ats', indexes: [], counters: [] }
const PAGE = 100
const MOST_PEOPLE = 500
const MOST_TRIES = 20
const LINK_MS = 30 * 60_000

/**
 * The built-in sandbox: a small applicant tracking system of made-up people, so that everything can be tried without an account
 * elsewhere. It is kept beside the log, one document per company.
 */
export function sandbox(
  reads: Pick<ReadStore, 'ensure' | 'get' | 'compareAndSet'>,
  keys: Pick<KeyRing, 'sign'>,
  now: () => string = () => new Date().toISOString(),
): Sandbox {
  let ensured: Promise<void> | null = null
  const ensure = () => (ensured ??= reads.ensure(COLLECTION))
  const accountIdOf = (companyId: string) => uuid5(companyId, 'sandbox account')
  /** `<kind>.<company>.<until or grant>.<signature>` */
  const signed = (kind: string, companyId: string, more: string) =>
    `${kind}.${companyId}.${more}.${keys.sign('sandbox-ats', `${kind}.${companyId}.${more}`)}`
  function opened(token: string, kind: string): { companyId: string; more: string } | null {
    const [, companyId = '', more = ''] = token.split('.')
    return token === signed(kind, companyId, more) ? { companyId, more } : null
  }

  async function read(companyId: string) {
    await ensure()
    return (await reads.get(COLLECTION.name, accountIdOf(companyId))) as AccountDoc | null
  }
  async function write(companyId: string, change: (account: SandboxAccount | null) => SandboxAccount | null) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await read(companyId)
      const account = change(before?.account ?? null)
      const doc: AccountDoc = { _id: accountIdOf(companyId), companyId, rev: (before?.rev ?? -1) + 1, account }
      const [won] = await reads.compareAndSet([{ collection: COLLECTION.name, expected: before?.rev ?? null, doc }])
      if (won) return
    }
    throw unavailable()
  }
  async function accountOf(token: string) {
    const access = opened(token, 'account')
    const account = access && (await read(access.companyId))?.account
    if (!access || !account) throw revoked()
    return { ...access, account }
  }
  const changed = (companyId: string, change: (account: SandboxAccount) => SandboxAccount) =>
    write(companyId, (account) => {
      if (!account) throw revoked()
      return change(account)
    })
  function moved(account: SandboxAccount, { applicationId, stageId }: { applicationId: string; stageId: string }) {
    const application = account.applications.find(({ id }) => id === applicationId)
    const stage = account.stages.find(({ id }) => id === stageId)
    if (!application || !stage || stage.jobId !== application.jobId) throw refused()
    const after = { ...application, stageId, modifiedAt: now() }
    return { ...account, applications: account.applications.map((each) => (each === application ? after : each)) }
  }

  return {
    name: 'sandbox',
    linkToken({ companyId }) {
      const linkToken = signed('link', companyId, String(Date.parse(now()) + LINK_MS))
      return Promise.resolve({ linkToken, system: 'Sandbox', magicLinkUrl: null })
    },
    /** The page that a person allows the access on is our own, so that its token is the public one. */
    async exchange(publicToken) {
      const link = opened(publicToken, 'link')
      if (!link || Number(link.more) < Date.parse(now())) throw refused()
      const { companyId } = link
      await write(companyId, (account) => account ?? seeded(now()))
      return {
        accountToken: signed('account', companyId, 'access'),
        accountId: accountIdOf(companyId),
        system: 'sandbox',
        systemName: 'Sandbox',
      }
    },
    async deleteAccount(token) {
      const { companyId } = await accountOf(token)
      await write(companyId, () => null)
    },
    jobs: async (token) => (await accountOf(token)).account.jobs,
    stages: async (token, jobId) =>
      (await accountOf(token)).account.stages
        .filter((stage) => stage.jobId === jobId)
        .map(({ id, name, order }) => ({ id, name, order })),
    users: async (token) => (await accountOf(token)).account.users,
    async applications(token, { jobId, modifiedAfter, cursor }) {
      const { account } = await accountOf(token)
      const from = Number(cursor ?? 0)
      const found = account.applications.filter(
        (each) => each.jobId === jobId && (modifiedAfter === null || each.modifiedAt >= modifiedAfter),
      )
      const next = from + PAGE < found.length ? String(from + PAGE) : null
      return { applications: found.slice(from, from + PAGE).map(shown), next }
    },
    async application(token, id) {
      const found = (await accountOf(token)).account.applications.find((each) => each.id === id)
      return found ? shown(found) : null
    },
    async changeStage(token, asked) {
      const { companyId } = await accountOf(token)
      await changed(companyId, (account) => moved(account, asked))
    },
    async addNote(token, { candidateId, text }) {
      const { companyId } = await accountOf(token)
      await changed(companyId, (account) => {
        if (!account.applications.some((each) => each.candidateId === candidateId)) throw refused()
        return { ...account, notes: [...account.notes, { candidateId, text, at: now() }].slice(-MOST_PEOPLE) }
      })
    },
    noticeIn() {
      throw unsigned()
    },
    bench: {
      view: async (companyId) => (await read(companyId))?.account ?? null,
      move: (companyId, asked) => changed(companyId, (account) => moved(account, asked)),
      apply: (companyId, jobId) =>
        changed(companyId, (account) => {
          const count = account.applications.length
          if (!account.jobs.some(({ id }) => id === jobId) || count >= MOST_PEOPLE) throw refused()
          return { ...account, applications: [...account.applications, applicant(count, jobId, now())] }
        }),
      removeStage: (companyId, stageId) =>
        changed(companyId, (account) => ({
          ...account,
          stages: account.stages.filter(({ id }) => id !== stageId),
          applications: account.applications.map((each) =>
            each.stageId === stageId ? { ...each, stageId: null, modifiedAt: now() } : each,
          ),
        })),
      revoke: (companyId) => write(companyId, () => null),
    },
  }
}

const shown = ({ modifiedAt: _modifiedAt, ...application }: SandboxApplication): AtsApplication => application

function applicant(count: number, jobId: string, modifiedAt: string): SandboxApplication {
  const round = Math.floor(count / people.length)
  const name = `${people[count % people.length]!}${round > 0 ? ` ${round + 1}` : ''}`
  return {
    ...{ id: `application-${count + 1}`, candidateId: `candidate-${count + 1}`, jobId, stageId: `${jobId}-stage-1` },
    ...{ name, email: emailOf(name), phone: '', isRejected: false, modifiedAt },
  }
}

function seeded(at: string): SandboxAccount {
  const jobs = jobNames.map((name, index): AtsJob => ({ id: `job-${index + 1}`, name, status: 'OPEN' }))
  return {
    jobs,
    stages: jobs.flatMap(({ id: jobId }) =>
      stageNames.map((name, index) => ({ id: `${jobId}-stage-${index + 1}`, jobId, name, order: index + 1 })),
    ),
    users: [...users],
    applications: Array.from({ length: 8 }, (_, index) => applicant(index, jobs[index < 6 ? 0 : 1]!.id, at)),
    notes: [],
  }
}
