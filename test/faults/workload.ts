import type { JobDraft } from '#contracts/job/draft.ts'
import { aJob } from '../fixtures/job.ts'
import type { Seeded } from '../fixtures/seeded.ts'
import { admin } from '../fixtures/people.ts'
import type { Command } from './protocol.ts'

const columns = ['default', 'hired', 'rejected']

/** Commands of a busy afternoon: jobs go live, candidates come, are rated, discussed, moved one by one and in bulk. */
export function workload(random: Seeded) {
  const jobs: string[] = []
  const candidates: { id: string; jobId: string }[] = []
  const batches: string[] = []
  const one = (aggregate: Command['aggregate'], id: string, type: string, data: unknown): Command => ({
    commandId: random.uuid(),
    aggregate,
    id,
    command: { type, data },
  })
  const opening: Command[] = [one('subscription', admin.companyId, 'StartSubscription', { plan: 'enterprise' })]

  function job(): Command {
    const jobId = random.uuid()
    const draft: JobDraft = aJob()
    jobs.push(jobId)
    opening.push(one('subscription', admin.companyId, 'ConsumeJobSlot', { jobId }))
    return one('job', jobId, 'DraftJob', { jobId, draft })
  }

  function candidate(): Command {
    const [candidateId, jobId] = [random.uuid(), random.pick(jobs)]
    candidates.push({ id: candidateId, jobId })
    const contact = { name: `Ada ${candidates.length}`, email: `ada${candidates.length}@example.org`, phone: '' }
    return random.chance(0.5)
      ? one('candidate', candidateId, 'InviteCandidate', { candidateId, jobId, ...contact, deadline: null })
      : one('candidate', candidateId, 'AddCandidate', { candidateId, jobId, ...contact, source: 'api' })
  }

  function bulkMove(): Command {
    const [batchId, jobId] = [random.uuid(), random.pick(jobs)]
    batches.push(batchId)
    const moves = random
      .shuffled(candidates.filter((each) => each.jobId === jobId))
      .slice(0, 8)
      .map(({ id }) => ({ candidateId: id, from: random.pick(columns) }))
    return one('batch', batchId, 'MoveCandidates', { batchId, jobId, to: random.pick(columns), columns, moves })
  }

  function ofCandidate(): Command {
    const { id } = random.pick(candidates)
    const to = (type: string, data: object) => one('candidate', id, type, { candidateId: id, ...data })
    const roll = random.next()
    if (roll < 0.4)
      return to('MoveCandidateToColumn', { to: random.pick(columns), expectedFrom: null, batchId: null, columns })
    if (roll < 0.7) return to('RateCandidate', { value: 1 + random.below(5) })
    if (roll < 0.98) {
      const comment = to('CommentOnCandidate', {
        commentId: random.uuid(),
        text: 'A clear answer, and a question of her own',
        at: null,
      })
      return random.chance(0.5) ? { ...comment, overHttp: true } : comment
    }
    return to('DeleteCandidate', {})
  }

  return {
    next(): Command {
      const first = opening.shift()
      if (first) return first
      if (jobs.length < 2 || (jobs.length < 12 && random.chance(0.01))) return job()
      if (candidates.length < 5 || random.chance(0.12)) return candidate()
      if (random.chance(0.05)) return bulkMove()
      if (batches.length > 0 && random.chance(0.02)) {
        const batchId = random.pick(batches)
        return one('batch', batchId, 'UndoMove', { batchId })
      }
      return ofCandidate()
    },
  }
}
