import { randomUUID } from 'node:crypto'
import { worn, type WornBrand } from '#contracts/company/brand-theme.ts'
import type { StoredFile } from '#contracts/job/modules/files.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { shareDecider } from '#domain/share/decider.ts'
import { attempts } from '../../core/attempts.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import type { Core } from '../../core/core.ts'
import { openedMark } from '../../core/secrets/share-link.ts'
import { type Admitted, admit, guestAsker, guestIdOf, type Over } from './admit.ts'
import { type Seen, seenBy } from './seen.ts'

export type Company = { name: string; brand: WornBrand | null }
/** What is behind a link: until a person pressed Open, the company and a number alone. */
export type SharedPage =
  | { state: 'over'; why: Over['over']; company: Company }
  | { state: 'closed'; company: Company; count: number }
  | {
      state: 'open'
      company: Company
      shareId: string
      title: string
      message: string
      job: string
      expiresAt: string
      frozenAt: string | null
      /** Drawn over videos and pages; null: nothing is. */
      watermark: string | null
      feedback: { rating: boolean; comment: boolean }
      /** Null: the guest says who they are. */
      guestName: string | null
      /** In order; null for one who is no longer there. */
      candidates: ({ candidateId: string; name: string | null } | null)[]
      current: Seen | null
    }
type Visit = { token: string; mark: string | null; from: string }

/** Everything a guest without an account reads and says, each time by what the log says of the share at that moment. */
export const guestUseCases = (core: Core) => {
  const guesses = attempts(core, { name: 'shared-links', limit: 60, windowMs: 15 * 60_000 })

  /** @throws Rejected 'auth/too-many-attempts' for an address that guesses. */
  async function visited({ token, mark, from }: Visit): Promise<Admitted | Over | null> {
    await guesses.check(from)
    const found = await admit(core, token, mark)
    if (!found) await guesses.count(from)
    return found
  }
  const opened = async (visit: Visit): Promise<Admitted | null> => {
    const found = await visited(visit)
    return found && 'share' in found && found.guest ? found : null
  }
  async function companyOf({ companyId }: Admitted | Over, brandId: string | undefined): Promise<Company> {
    const { name, look, pictureOf } = await companyOfJob(core, companyId, brandId)
    return { name: look?.brandName || name, brand: look && worn(companyId, look, pictureOf) }
  }

  return {
    /** Null for a link that never was one. `candidateId`: who is looked at; the first without it. */
    async openShared(visit: Visit, candidateId: string | null): Promise<SharedPage | null> {
      const found = await visited(visit)
      if (!found) return null
      if ('over' in found) return { state: 'over', why: found.over, company: await companyOf(found, found.brandId) }
      const { share, job, recipient, guest } = found
      const { details } = job.draft
      const company = await companyOf(found, details.brandId)
      if (!guest) return { state: 'closed', company, count: share.candidates.length }
      const all = await Promise.all(share.candidates.map((each) => seenBy(core, found, each.candidateId)))
      const current = all.find((each) => each?.candidateId === candidateId) ?? all.find((each) => each !== null) ?? null
      return {
        state: 'open',
        company,
        shareId: share.shareId,
        title: share.title,
        message: share.message,
        job: savedTitle(details.jobTitle),
        expiresAt: share.expiresAt,
        frozenAt: share.frozenAt,
        watermark: share.watermark ? (recipient?.email ?? company.name) : null,
        feedback: share.feedback,
        guestName: recipient ? recipient.name || recipient.email : null,
        candidates: all.map((each) => each && { candidateId: each.candidateId, name: each.name }),
        current,
      }
    },

    /** A person pressed Open. Answers what the browser keeps from now on. @throws Rejected 'share/ended' or 'share/not-found' */
    async openedByGuest(visit: Visit): Promise<{ shareId: string; mark: string; token: ConsistencyToken }> {
      const found = await visited(visit)
      if (!found) throw notFound()
      if ('over' in found) throw new Rejected('share/ended', 'This shared link has ended')
      const { companyId, share, recipient } = found
      const { shareId } = share
      const browser = found.browser ?? randomUUID()
      const guestId = guestIdOf({ shareId, recipient, browser })
      const { token } = await core.commands.handle(
        shareDecider,
        shareId,
        { type: 'OpenShare', data: { shareId, browser } },
        core.context(guestAsker({ companyId, shareId, guestId })),
      )
      return { shareId, mark: openedMark(core.engines.keys, { shareId, guestId, browser }, core.now()), token }
    },

    /** All that the guest thinks of a candidate, in place of what they said before. */
    async giveFeedback(
      visit: Visit,
      said: { candidateId: string; guestName: string; rating: number | null; comment: string; commandId: string },
    ): Promise<{ token: ConsistencyToken }> {
      const found = await opened(visit)
      if (!found) throw notFound()
      const { share, recipient, guest } = found
      const { candidateId, commandId, rating, comment } = said
      if (!share.candidates.some((each) => each.candidateId === candidateId)) throw notFound()
      const guestName = recipient ? recipient.name || recipient.email : said.guestName
      return core.commands.handle(
        candidateDecider,
        candidateId,
        { type: 'GiveGuestFeedback', data: { candidateId, guestName, rating, comment, takes: share.feedback } },
        core.context(guest!, commandId),
      )
    },

    /** Whose recording, still or file this is, where this guest sees it now; null otherwise. */
    async mediaOfShare(
      visit: Visit,
      { candidateId, id }: { candidateId: string; id: string },
    ): Promise<{ companyId: string; file: StoredFile | null } | null> {
      const found = await opened(visit)
      const seen = found && (await seenBy(core, found, candidateId))
      if (!seen) return null
      const { companyId } = found
      if (seen.recordings.some(({ recordingId, posterId }) => id === recordingId || id === posterId))
        return { companyId, file: null }
      const file = seen.answers.flatMap(({ answer }) => (answer && 'file' in answer ? [answer.file] : []))
      const asked = file.find((each) => each?.fileId === id)
      return asked ? { companyId, file: asked } : null
    },
  }
}

const notFound = () => new Rejected('share/not-found', 'There is no such shared link')
