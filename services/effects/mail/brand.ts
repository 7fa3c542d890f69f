import { isIP } from 'node:net'
import { type Mode, shadesOf } from '#contracts/company/brand-theme.ts'
import { picturePath } from '#contracts/company/picture.ts'
import type { CompanyId, JobId } from '#contracts/kernel/ids.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { placeOf } from '#infra/engines/outbound/addresses.ts'
import type { Core } from '../../core/core.ts'
import { companyOfJob } from '../../core/brand-worn.ts'

/** How a message shows a brand; the logo by an address that mail programs of readers can load, or none. */
export type MailBrand = { name: string; logo: string | null } & Record<Mode, ReturnType<typeof shadesOf>>

/** The brand that the job wears when the message is sent: its logo is public for as long as it is shown. Null without one. */
export async function mailBrand(core: Core, companyId: CompanyId, jobId: JobId): Promise<MailBrand | null> {
  const { state } = await core.commands.stateOf(jobDecider, { companyId }, jobId)
  if (state.status === 'unknown') return null
  const { brandId, brandName } = state.draft.details
  const { name, look, pictureOf } = await companyOfJob(core, companyId, brandId)
  if (!look) return null
  const { publicUrl } = core.settings
  const isThere = look.logo !== null && pictureOf(look.logo) !== undefined
  return {
    name: brandName || look.brandName || name,
    logo: isThere && isPublic(publicUrl) ? `${publicUrl}${picturePath(companyId, look.logo!, true)}` : null,
    light: shadesOf(look.colors, 'light'),
    dark: shadesOf(look.colors, 'dark'),
  }
}

/** Whether readers anywhere could load from it, as far as the address itself says. */
export function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:') return false
  if (isIP(host)) return placeOf(host) === 'internet'
  return host.includes('.') && !/\.(local|localhost|internal|lan|home\.arpa|test|invalid)$/.test(host)
}
