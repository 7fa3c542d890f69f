import { randomBytes, randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { seeding } from '../support/seed.ts'
import { addressOf } from './post-office.ts'
import type { World } from './roles-world.ts'

/** What gives every role something to do, and remembers what has to have come of it. */
export function stirring({ company, watching }: World) {
  const asker = {
    kind: 'user',
    companyId: company.companyId,
    userId: company.userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  } as const
  /** People who have to get a message, at once or when their mail server is not busy any more. */
  const reachable: string[] = []
  /** Recordings of candidates who were deleted. */
  const erased: string[] = []
  const { useCases, commands, context, engines } = watching

  async function invites() {
    const who = randomUUID()
    const people = Object.entries(addressOf).map(([name, of]) => ({ name: `Grace ${name}`, email: of(who), phone: '' }))
    await useCases.candidacy.inviteCandidates(asker, { jobId: company.jobId, people, commandId: randomUUID() })
    reachable.push(addressOf.taken(who), addressOf.busy(who))
  }
  const moves = () =>
    useCases.review.moveCandidates(asker, {
      jobId: company.jobId,
      candidateIds: [company.other],
      to: Math.random() < 0.5 ? ('hired' as never) : company.columnId,
    })
  async function setsTimer() {
    const remind = {
      aggregate: 'candidate',
      id: company.invited,
      command: { type: 'RemindCandidate', data: { candidateId: company.invited } },
    }
    await commands.handle(
      timerDecider,
      randomUUID(),
      { type: 'SetTimer', data: { dueAt: new Date(Date.now() - 1000).toISOString(), ...remind } },
      context(asker),
    )
  }

  return {
    /** What happens all day. */
    async often() {
      await Promise.all([invites(), moves(), setsTimer()])
    },
    /** A candidate with two recordings is deleted. */
    async erases() {
      const seed = seeding(watching)
      const candidateId = await seed.candidate(asker, company.jobId, 'Ada Byron')
      const recordings = [
        await seed.recording(asker, candidateId, 'q1', randomBytes(2000), 4000),
        await seed.recording(asker, candidateId, 'q2', randomBytes(2000), 4000),
      ]
      await useCases.review.deleteCandidate(asker, { candidateId })
      erased.push(...recordings)
    },
    reachable,
    /** Waits until what has to go is gone. */
    nothingKept: () =>
      vi.waitFor(
        async () =>
          expect(
            (await Promise.all(erased.map((id) => engines.media.info(id)))).filter((info) => info !== null),
          ).toEqual([]),
        { timeout: 120_000, interval: 500 },
      ),
  }
}
export type Stirring = ReturnType<typeof stirring>
