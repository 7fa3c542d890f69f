import type { Category } from '#contracts/kernel/streams.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { deciders } from '#services/commands/deciders.ts'
import type { CommandHandler } from '#services/commands/handle.ts'
import { aJob } from '../fixtures/job.ts'
import { admin, contextOf } from '../fixtures/people.ts'
import type { Seeded } from '../fixtures/seeded.ts'

const columns = ['default', 'hired', 'rejected']

/** What people at a company do next: everything that some process manager acts upon, and a card that moves in between. */
export function companyLife(random: Seeded, commands: CommandHandler) {
  const { companyId } = admin
  const jobs: string[] = []
  const candidates: string[] = []
  const batches: string[] = []
  async function send(aggregate: Category, id: string, type: string, data: object, tenant: string = companyId) {
    await commands
      .handle(deciders[aggregate]!, id, { type, data }, { ...contextOf(admin), commandId: random.uuid() }, tenant)
      .catch((error: unknown) => {
        if (!(error instanceof Rejected)) throw error
      })
  }

  async function job() {
    const jobId = random.uuid()
    jobs.push(jobId)
    await send('job', jobId, 'DraftJob', { jobId, draft: aJob() })
  }
  async function candidate() {
    const candidateId = random.uuid()
    candidates.push(candidateId)
    await send('candidate', candidateId, 'InviteCandidate', {
      candidateId,
      jobId: jobs[0]!,
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: '',
      deadline: null,
    })
  }
  async function bulkMove() {
    const batchId = random.uuid()
    batches.push(batchId)
    const moves = random
      .shuffled(candidates)
      .slice(0, 3)
      .map((candidateId) => ({ candidateId, from: random.pick(columns) }))
    await send('batch', batchId, 'MoveCandidates', {
      batchId,
      jobId: jobs[0]!,
      to: random.pick(columns),
      columns,
      moves,
    })
  }

  return {
    async begin() {
      await send('subscription', companyId, 'StartSubscription', { plan: 'enterprise' })
      await job()
    },
    async next() {
      const roll = random.next()
      if (roll < 0.05 && jobs.length < 4) return job()
      if (roll < 0.25 || candidates.length === 0) return candidate()
      const jobId = random.pick(jobs)
      if (roll < 0.45) {
        const { state: job } = await commands.stateOf(jobDecider, admin, jobId)
        return send('subscription', companyId, 'ConsumeJobSlot', {
          jobId,
          jobRevision: job.status === 'unknown' ? 0 : job.revision + 1,
        })
      }
      if (roll < 0.6) return send('job', jobId, 'ArchiveJob', { jobId })
      if (roll < 0.75) return bulkMove()
      if (roll < 0.8 && batches.length > 0)
        return send('batch', batches.at(-1)!, 'UndoMove', { batchId: batches.at(-1)! })
      if (roll < 0.85) {
        const [newcomer, userId] = [`c${random.uuid().replaceAll('-', '').slice(0, 12)}`, random.uuid()]
        const data = {
          companyId: newcomer,
          userId,
          email: `${userId}@example.org`,
          signUp: {
            name: 'Rita Moreno',
            passwordHash: 'none',
            emailVerified: true,
            companyName: 'Acme',
            language: null,
          },
          instead: null,
        }
        return send('email', userId, 'ReserveEmail', data, 'sys')
      }
      const candidateId = random.pick(candidates)
      return send('candidate', candidateId, 'MoveCandidateToColumn', {
        candidateId,
        to: random.pick(columns),
        expectedFrom: null,
        batchId: null,
        columns,
      })
    },
  }
}
