import type { Asker } from '#contracts/kernel/asker.ts'
import { JobId, Uuid } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { conflictRules } from '#contracts/ats-link/choices.ts'
import { AtsJobSettings, type AtsSettings, MOST_REMOTE_JOBS, RemoteId } from '#contracts/ats-link/settings.ts'
import { ATS_PAGE } from '#contracts/integration/aggregated.ts'
import { redirect } from '@remix-run/node'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import type { Asked } from './asked.server.ts'

const badRequest = () => new Response(null, { status: 400, statusText: 'Bad Request' })

/** Does what a form of the page asks for. */
export async function changeAts(asker: Asker, form: FormData, at: Asked) {
  const { useCases, caughtUp, engines } = at.context.platform
  const { ats } = useCases
  const commandId = commandIn(form, { request: at.request, asker })
  const [intent, linkId] = [textOf(form, 'intent'), textOf(form, 'linkId')]
  if (intent !== 'connect' && !Uuid.safeParse(linkId).success) throw badRequest()
  try {
    switch (intent) {
      case 'connect': {
        const asked = await ats.atsLinkToken(asker, { system: textOf(form, 'system', 200) || null })
        // The page on which access to the sandbox is allowed is this one.
        if (engines.aggregator.name === 'sandbox')
          return done(await ats.linkAts(asker, { publicToken: asked.linkToken, commandId }))
        await caughtUp(asked.token)
        return { goTo: /^https?:\/\//.test(asked.magicLinkUrl ?? '') ? asked.magicLinkUrl : null, intent }
      }
      case 'sync':
        return done(await ats.syncAtsNow(asker, linkId))
      case 'pause':
        return done(await ats.pauseAts(asker, linkId))
      case 'resume':
        return done(await ats.resumeAts(asker, linkId))
      case 'disconnect':
        return done(await ats.unlinkAts(asker, linkId))
      case 'settings':
        return done(await ats.changeAtsSettings(asker, linkId, settingsIn(form)))
      case 'map':
        await caughtUp((await ats.mapAtsJob(asker, { linkId, ...mappingIn(form), commandId })).token)
        return redirect(ATS_PAGE)
      case 'change':
        await caughtUp((await ats.changeAtsJob(asker, { linkId, ...mappingIn(form), commandId })).token)
        return redirect(ATS_PAGE)
      case 'unmap':
        return done(await ats.unmapAtsJob(asker, { linkId, jobId: jobIn(form), commandId }))
      case 'move': {
        const [applicationId, stageId] = [textOf(form, 'applicationId'), textOf(form, 'stageId')]
        return done(await ats.sandboxMove(asker, { applicationId, stageId }))
      }
      case 'apply':
        return done(await ats.sandboxApply(asker, textOf(form, 'remoteJobId')))
      default:
        throw badRequest()
    }
  } catch (error) {
    return refusal(error, at, { intent })
  }

  async function done(made: { token: ConsistencyToken } | void) {
    if (made) await caughtUp(made.token)
    return { done: intent }
  }
}

function settingsIn(form: FormData): Partial<AtsSettings> {
  const conflict = conflictRules.find((rule) => rule === form.get('conflict'))
  const user = form.get('remoteUserId')
  return {
    inviteByMail: form.get('inviteByMail') === 'yes',
    ...(conflict && { conflict }),
    // Where their users could not be read there is nothing to choose, and nothing changes.
    ...(user !== null && { remoteUserId: textOf(form, 'remoteUserId', 200) || null }),
  }
}

const jobIn = (form: FormData) => {
  const jobId = JobId.safeParse(form.get('jobId'))
  if (!jobId.success) throw badRequest()
  return jobId.data
}

/** Stages and columns come in pairs, in the order of the form. */
function mappingIn(form: FormData) {
  const columns = form.getAll('columnId').map(String)
  const settings = AtsJobSettings.safeParse({
    direction: form.get('direction'),
    sendComments: form.get('sendComments') === 'yes',
    sendResult: form.get('sendResult') === 'yes',
    stages: form
      .getAll('stageId')
      .map((stageId, index) => ({ stageId: String(stageId), columnId: columns[index] ?? '' }))
      .filter(({ columnId }) => columnId !== ''),
  })
  const mergeJobIds = form.getAll('theirs').map(String)
  const areJobs = mergeJobIds.length > 0 && mergeJobIds.length <= MOST_REMOTE_JOBS
  if (!settings.success || !areJobs || mergeJobIds.some((id) => !RemoteId.safeParse(id).success)) throw badRequest()
  return { jobId: jobIn(form), mergeJobIds, settings: settings.data }
}
