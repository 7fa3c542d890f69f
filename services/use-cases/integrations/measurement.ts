import { catalogue } from '#contracts/integration/catalogue.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { connectionOf } from '#domain/integration/integrations.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { parseLink } from '../candidacy/link.ts'

/** As Google Analytics writes it. */
export const isMeasurementId = (text: string) => /^G-[A-Z0-9]{4,20}$/.test(text)

/** With which visits of the page behind a job's link are counted, of visitors who agree; null where none are. */
export const measurementOn =
  (core: Core) =>
  async (link: string): Promise<string | null> => {
    const address = parseLink(link)
    if (!address) return null
    const { companyId } = address
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    const connection = connectionOf(state, 'ga')
    if (!connection || connection.isPaused) return null
    if (!(await core.entitlementsOf(companyId)).features[catalogue.ga.feature]) return null
    const { state: owner } = await core.commands.stateOf(userDecider, { companyId }, connection.ownerId)
    return owner.status === 'active' ? connection.token : null
  }
