import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { Busy } from '#infra/engines/calendars/busy.ts'
import { interviews, type InterviewView } from '#projections/interviews/interviews.ts'
import type { Core } from '../core.ts'

const MOST = 500

/**
 * Booked interviews at a time at which their colleague turned out to be busy elsewhere. They stay as they are: it is noted, so
 * that its people hear of it, and so is that they are free again. `busy`: of all their calendars.
 */
export async function noteClashes(
  { reads, commands, context, now }: Pick<Core, 'reads' | 'commands' | 'context' | 'now'>,
  { companyId, userId }: { companyId: string; userId: string },
  busy: readonly Busy[],
): Promise<void> {
  const booked = (await reads.store.find(reads.live(interviews), {
    filter: {
      companyId,
      status: 'SCHEDULED_IDLE',
      start: { $gte: now() },
      attending: { $regex: userId },
      dead: { $ne: true },
    },
    sort: { start: 1 },
    limit: MOST,
  })) as unknown as InterviewView[]
  const asker: Asker = { kind: 'process', name: 'calendars', companyId, permissions: [] }
  for (const { interviewId, start, end, clashes } of booked) {
    const claimed = busy.find((each) => each.start < end! && each.end > start!)
    if ((claimed !== undefined) === clashes.includes(userId)) continue
    const command = claimed
      ? ({ type: 'NoteClash', data: { interviewId, holderId: userId, found: 'calendar', claimed } } as const)
      : ({ type: 'ClearClash', data: { interviewId, holderId: userId } } as const)
    await commands.handle(interviewDecider, interviewId, command, context(asker)).catch((error: unknown) => {
      // It ended, or was erased, since the list was read.
      if (!(error instanceof Rejected)) throw error
    })
  }
}
