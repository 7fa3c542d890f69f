import type { Asker } from '#contracts/asker.ts'
import type { Core } from '../../platform.ts'

const NEWEST = 1000

/** Messages the platform kept instead of sending; those of the asker's company only. */
export const ownOutbox =
  ({ engines }: Core) =>
  async ({ companyId }: Asker) =>
    (await engines.mail.outbox(NEWEST)).filter(({ tenant }) => tenant === companyId)
