import { mayDo } from '#contracts/kernel/asker.ts'
import { holdsEverything } from '#contracts/user/rights-change.ts'
import { languageOf } from '../../lib/language.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { nameOrUnknown, teamTextIn } from '../../team/role-name.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'
import { isScope, scopes } from './scopes.ts'

/** To choose from; a key for an older one is made once it is saved again. */
const MOST_JOBS = 200

export const apiKeys = {
  async load({ asker, request, context, platform: { readers, entitlementsOf } }) {
    const t = teamTextIn(await languageOf(request, context))
    const keys = (await readers.companyOf(asker))?.apiKeys ?? []
    const issuers = await readers.userNames(
      asker,
      keys.map(({ issuedBy }) => issuedBy),
    )
    const { features } = await entitlementsOf(asker.companyId)
    const jobs = mayDo(asker, 'jobs.create') ? (await readers.jobList(asker, { limit: MOST_JOBS })).jobs : []
    const ofKeys = await readers.jobsById(
      asker,
      keys.flatMap(({ jobId }) => jobId ?? []),
    )
    const titles = new Map(ofKeys.map(({ jobId, title }) => [jobId, title]))
    return {
      isIncluded: features.api,
      keys: keys.map((key) => ({
        ...key,
        job: titles.get(key.jobId ?? '') ?? null,
        issuedBy: nameOrUnknown(t, issuers[key.issuedBy]),
      })),
      jobs: jobs.map(({ jobId, title }) => ({ jobId, title })),
      mayServe: holdsEverything(asker),
      scopes: scopes.filter((scope) => asker.permissions.includes(scope)),
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp, settings } }, form) {
    const label = textOf(form, 'label')
    try {
      switch (form.get('intent')) {
        case 'issue-key': {
          const { key, token } = await useCases.accounts.issueApiKey(asker, {
            label,
            scopes: form.getAll('scopes').map(String).filter(isScope),
            service: form.get('service') === 'yes',
            commandId: commandIn(form, { request, asker }),
          })
          await caughtUp(token)
          return { issued: { key, label } }
        }
        case 'issue-job-key': {
          const { key, token } = await useCases.accounts.issueApiKey(asker, {
            label,
            scopes: [],
            job: { jobId: textOf(form, 'jobId'), days: Number(textOf(form, 'days')) },
            commandId: commandIn(form, { request, asker }),
          })
          await caughtUp(token)
          return { forJob: { key: `${settings.publicUrl}/edit-job-integration/${key}`, label } }
        }
        case 'revoke-key': {
          const { token } = await useCases.accounts.revokeApiKey(asker, { keyId: textOf(form, 'keyId') })
          await caughtUp(token)
          return { revoked: true }
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { label, of: textOf(form, 'intent') })
    }
  },
} satisfies TabServer
