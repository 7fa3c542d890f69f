import type { integrationRoutes } from '#contracts/http/api/integrations.ts'
import { isConnectableByToken } from '#contracts/integration/catalogue.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { picturePath } from '#contracts/company/picture.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Listed } from '#contracts/views/integrations.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'
import { pictureIdIn } from '../picture-address.ts'

const OK = { status: 'OK' as const }
const keyed = (ghApiKey: string) => ({ data: { data: [{ attributes: { ghApiKey } }] } })

const entry = ({ type, title, status, requiredUpgrade, isNew, connection, linkId }: Listed) => ({
  id: connection?.integrationId ?? linkId ?? type,
  type,
  title,
  status,
  requiredUpgrade,
  isNew: isNew === true,
  logo: null,
  defaultMessagingSettings: connection?.messaging ?? null,
})

const jobAdderCompany = async (platform: Platform, asker: Asker) => {
  const { readers, settings, useCases } = platform
  const [company, JAAccountId] = await Promise.all([
    readers.companyOf(asker),
    useCases.integrations.jobAdderAccount(asker),
  ])
  const logo = company?.brands.find(({ isDefault }) => isDefault)?.logo ?? null
  return {
    company_id: asker.companyId,
    company: company?.name ?? '',
    logo: logo && `${settings.publicUrl}${picturePath(asker.companyId, logo)}`,
    JAAccountId,
  }
}

export const integrationHandlers: Handlers<typeof integrationRoutes> = {
  async listIntegrations({ useCases }, { asker }) {
    return { body: { integrations: (await useCases.integrations.integrationsFor(asker)).map(entry) } }
  },
  async addIntegration({ useCases, caughtUp }, { asker, commandId, body: { data } }) {
    const { type: integrationType, token = null, email = null } = data
    if (!isConnectableByToken(integrationType))
      throw new Rejected('integration/invalid', 'This system cannot be connected by this call')
    const done = await useCases.integrations.connect(asker, { integrationType, token, email, commandId })
    await caughtUp(done.token)
    const all = await useCases.integrations.integrationsFor(asker)
    return { body: { integration: entry(all.find(({ type }) => type === integrationType)!) }, token: done.token }
  },
  async deleteIntegration({ useCases, readers }, { asker, params: { id } }) {
    const isLink = (await readers.atsLinkOf(asker))?.linkId === id
    const { token } = await (isLink ? useCases.ats.unlinkAts(asker, id) : useCases.integrations.disconnect(asker, id))
    return { body: OK, token }
  },
  async notifyOfIntegration({ useCases }, { asker, body: { type } }) {
    const { token } = await useCases.integrations.notifyMe(asker, type)
    return { body: OK, token }
  },
  async checkIntegration({ useCases }, { asker, body: { type } }) {
    const isChecked = await useCases.integrations.checkConnection(asker, type)
    return { body: { status: isChecked ? 'OK' : 'not-checked' } }
  },
  async changeIntegration({ useCases, readers }, { asker, params: { id }, body }) {
    const messaging = body.defaultMessagingSettings
    const isLink = (await readers.atsLinkOf(asker))?.linkId === id
    const { token } = await (isLink
      ? useCases.ats.changeAtsSettings(asker, id, messaging)
      : useCases.integrations.changeMessaging(asker, id, messaging))
    return { body: OK, token }
  },
  async linkJobAdderAccount({ useCases }, { asker, body: { email } }) {
    return { body: { JAAccountId: await useCases.integrations.linkedJobAdderAccount(asker, email) } }
  },
  async linkUserToClient(platform, { asker, commandId, body: { email, company: name, logo, JAAccountId } }) {
    const { useCases, caughtUp } = platform
    if ((await useCases.integrations.linkedJobAdderAccount(asker, email)) !== JAAccountId)
      throw new Rejected('integration/invalid', 'The company is linked to another account')
    const { token } = await useCases.company.changeCompanyDetails(asker, { name, commandId })
    await caughtUp(token)
    if (logo)
      await caughtUp(
        await useCases.company.showDefaultLogo(asker, { pictureId: pictureIdIn(platform, asker, logo), commandId }),
      )
    return { body: await jobAdderCompany(platform, asker), token }
  },
  getJobAdderCompany: async (platform, { asker }) => ({ body: await jobAdderCompany(platform, asker) }),
  async saveAtsToken({ useCases }, { asker, commandId, body }) {
    const { key, token } = await useCases.integrations.connect(asker, {
      integrationType: 'greenhouse',
      commandId,
      ...body,
    })
    return { body: keyed(key), token }
  },
  async newAtsKey({ useCases }, { asker, commandId }) {
    const { key, token } = await useCases.integrations.renewIntegrationKey(asker, 'greenhouse', commandId)
    return { body: keyed(key), token }
  },
}
