import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'
import { calendarFeedLink, opensCalendarFeed, parseCalendarFeed } from '../../core/secrets/calendar-feed-link.ts'
import { calendarFeed, meetingUid, sequenceOf } from '../../effects/calendar/calendar-file.ts'
import { descriptionOf, placeOf } from '../../effects/calendar/meeting-file.ts'
import { replyAddress } from '../../effects/calendar/reply-address.ts'

/** Interviews that ended longer ago are not in the feed. */
const DAYS_BACK = 60

const notFound = () => new Rejected('calendar/not-found', 'There is no such calendar')

/** A colleague's booked interviews as a calendar that Google, Outlook and others subscribe to. */
export const calendarFeedUseCases = (
  core: Core,
  personOf: (asker: Asker, userId: UserId | undefined) => Promise<UserId>,
) => {
  const guesses = attempts(core, { name: 'calendar-feeds', limit: 60, windowMs: 15 * 60_000 })
  const feedIdOf = async (companyId: string, userId: string) =>
    (await core.commands.stateOf(availabilityDecider, { companyId }, userId)).state.feedId

  return {
    /** The caller's own address, a secret; null while there is none. @throws Rejected 'auth/forbidden' */
    async calendarFeedOf(asker: Asker): Promise<string | null> {
      const userId = await personOf(asker, undefined)
      const feedId = await feedIdOf(asker.companyId, userId)
      return feedId && calendarFeedLink(core, { companyId: asker.companyId, userId, feedId })
    },

    /** An address in place of the one there was, which answers nothing from then on. */
    async openCalendarFeed(asker: Asker, { commandId }: { commandId?: string }): Promise<{ token: ConsistencyToken }> {
      const userId = await personOf(asker, undefined)
      const command = { type: 'OpenCalendarFeed', data: { userId } } as const
      return core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
    },

    /** `userId`: a colleague's, for those who manage users. @throws Rejected 'team/user-not-found' */
    async closeCalendarFeed(
      asker: Asker,
      { userId: wanted, commandId }: { userId?: UserId; commandId?: string },
    ): Promise<{ token: ConsistencyToken }> {
      const userId = await personOf(asker, wanted)
      const command = { type: 'CloseCalendarFeed', data: { userId } } as const
      return core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
    },

    /**
     * What the address answers, as RFC 5545 has it: interviews that are booked, and those of the last 60 days.
     * @throws Rejected 'calendar/not-found' for a guess, an address that was replaced, and a colleague who has left
     */
    async readCalendarFeed({ token, from }: { token: string; from: string }): Promise<string> {
      await guesses.check(from)
      const known = parseCalendarFeed(token)
      const feedId = known && (await feedIdOf(known.companyId, known.userId))
      if (!known || !feedId || !opensCalendarFeed(core.engines.keys, { ...known, feedId }, known.secret)) {
        await guesses.count(from)
        throw notFound()
      }
      const { companyId, userId } = known
      const [{ state: user }, { state: company }] = await Promise.all([
        core.commands.stateOf(userDecider, { companyId }, userId),
        core.commands.stateOf(companyDecider, { companyId }, companyId),
      ])
      if (user.status !== 'active' || company.status !== 'registered') throw notFound()
      const { publicUrl } = core.settings
      const found = await core.readers.attendedInterviews(
        { companyId },
        { userId, from: later(core.now(), { days: -DAYS_BACK }) },
      )
      const meetings = found.map(({ interviewId, start, end, ...each }) => {
        const link = `${publicUrl}/meetings/${interviewId}`
        return {
          uid: meetingUid(interviewId, publicUrl),
          sequence: sequenceOf(each.sequence),
          method: 'PUBLISH' as const,
          at: each.changedAt,
          start: start!,
          end: end!,
          summary: each.summary,
          description: descriptionOf({ description: each.description, candidate: each.candidateName, link }),
          location: placeOf(each),
          url: link,
          organizer: { name: company.details.name, address: replyAddress(core, { companyId, interviewId, userId }) },
          attendees: [],
        }
      })
      return calendarFeed(company.details.name, meetings)
    },
  }
}
