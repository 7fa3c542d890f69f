import { Rejected } from '#contracts/kernel/rejections.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { sha256, uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { bookingOf, meetingUid } from '../../effects/calendar/calendar-file.ts'
import { readReply } from '../../effects/calendar/read-reply.ts'
import { readReplyAddress, signedFor } from '../../effects/calendar/reply-address.ts'

/**
 * A mail to the address that invitations are answered at. It counts for the person whose address was signed, whatever
 * its sender says; one to an older invitation changes nothing. A time that a calendar proposes is kept as a note.
 * @returns false for a mail that answers nothing
 * @throws Rejected 'interview/not-found' for an address that was not made here
 */
export const meetingReplyCameIn =
  (core: Core) =>
  async (raw: Buffer): Promise<boolean> => {
    const { to, reply } = await readReply(raw)
    const address = to.map((each) => readReplyAddress(core, each)).find((each) => each !== null)
    if (!address) throw new Rejected('interview/not-found', 'There is no such interview')
    const { companyId, interviewId } = address
    const { state } = await core.commands.stateOf(interviewDecider, { companyId }, interviewId)
    const people = state.known ? [null, ...state.panel.map((member) => member.userId)] : []
    const userId = signedFor(core, address, people)
    if (userId === undefined) throw new Rejected('interview/not-found', 'There is no such interview')
    if (!reply || reply.response === 'PENDING' || reply.uid !== meetingUid(interviewId, core.settings.publicUrl))
      return false
    const { response, comment, sequence } = reply
    const data = { interviewId, userId, response, via: 'mail' as const, comment, sequence: bookingOf(sequence) }
    const asker = { kind: 'process', name: 'meeting-replies', companyId, permissions: [] } as const
    const context = core.context(asker, uuid5(interviewId, sha256(raw)))
    await core.commands.handle(interviewDecider, interviewId, { type: 'AnswerAttendance', data }, context)
    return true
  }
