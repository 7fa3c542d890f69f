import * as z from 'zod'
import { emailWays, isFixed, noticeChannels, noticeTypeNames } from '#contracts/inbox/types.ts'
import { timeZones } from '#contracts/kernel/formatters.ts'
import { JobId, Uuid } from '#contracts/kernel/ids.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { type TabRequest, type TabServer, unknownIntent } from '../tab.server.ts'

/** As many as fit a page; a job that is not here is followed or not through its own page or call. */
const JOBS = 100
const zones = timeZones()

/** A person's own preferences, and the jobs they follow. */
export const notifications = {
  async load({ user, asker, platform: { readers, useCases, engines } }) {
    const [settings, { jobs }, unfollowed] = await Promise.all([
      readers.noticeSettingsOf(asker),
      readers.jobList(asker, { status: 'active', limit: JOBS }),
      useCases.jobs.unfollowedBy(asker),
    ])
    return {
      ...settings,
      email: user.email,
      zones,
      publicKey: engines.push.publicKey,
      jobs: jobs.map(({ jobId, title }) => ({ jobId, title, follows: !unfollowed.has(jobId) })),
      outbox: engines.names.mail === 'outbox',
    }
  },

  async act(asked, form) {
    const { asker, request, context, platform } = asked
    const { inbox } = platform.useCases
    try {
      switch (form.get('intent')) {
        case 'preferences':
          await platform.caughtUp(await savePreferences(asked, form))
          return { saved: 'saved' as const }
        case 'summary': {
          const digest = { timezone: textOf(form, 'timezone', 100), hour: Number(textOf(form, 'hour') || NaN) }
          await platform.caughtUp((await inbox.changeDigestTime(asker, digest)).token)
          return { saved: 'saved' as const }
        }
        case 'follow':
          await follow(asked, form)
          return { saved: 'saved' as const }
        case 'resume-mail':
          await platform.caughtUp((await inbox.resumeMail(asker, {})).token)
          return { saved: 'resumed' as const }
        case 'remove-device': {
          const deviceId = Uuid.safeParse(form.get('device'))
          if (!deviceId.success) throw unknownIntent()
          const { token } = await inbox.removeDevice(asker, { deviceId: deviceId.data, reason: 'person' })
          await platform.caughtUp(token)
          return { saved: 'saved' as const }
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer

/** What the form shows of each type; a box without a tick is not sent. */
async function savePreferences({ asker, platform }: TabRequest, form: FormData) {
  let token = {}
  for (const type of noticeTypeNames) {
    const free = noticeChannels.filter((channel) => !isFixed(type, channel))
    if (free.length === 0) continue
    const email = z.enum(emailWays).safeParse(form.get(`${type}.email`))
    const change = {
      type,
      ...(free.includes('notifications') && { notifications: form.has(`${type}.notifications`) }),
      ...(free.includes('push') && { push: form.has(`${type}.push`) }),
      ...(free.includes('email') && email.success && { email: email.data }),
    }
    token = mergeTokens(token, (await platform.useCases.inbox.changePreference(asker, change)).token)
  }
  return token
}

async function follow({ asker, platform }: TabRequest, form: FormData) {
  const { jobs } = platform.useCases
  const before = await jobs.unfollowedBy(asker)
  const wanted = new Set(form.getAll('followed').map(String))
  for (const shown of form.getAll('job').slice(0, JOBS)) {
    const jobId = JobId.safeParse(shown)
    if (!jobId.success) throw unknownIntent()
    const isWanted = wanted.has(jobId.data)
    if (isWanted === before.has(jobId.data)) await jobs.followJob(asker, { jobId: jobId.data, follow: isWanted })
  }
}
