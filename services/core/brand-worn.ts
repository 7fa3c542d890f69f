import { type BrandLook, type BrandPicture, brandWorn } from '#contracts/company/brand.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { Core } from './core.ts'

/** The company as its candidates see it: the look that a job wears now, and what is kept of its pictures. */
export async function companyOfJob(
  core: Core,
  companyId: CompanyId,
  brandId: string | undefined,
): Promise<{ name: string; look: BrandLook | null; pictureOf: (pictureId: string) => BrandPicture | undefined }> {
  const [{ state }, { features }] = await Promise.all([
    core.commands.stateOf(companyDecider, { companyId }, companyId),
    core.entitlementsOf(companyId),
  ])
  if (state.status !== 'registered') return { name: '', look: null, pictureOf: () => undefined }
  const { branding, details } = state
  return {
    name: details.name,
    look: brandWorn(branding, brandId, features.multiBranding),
    pictureOf: (pictureId) => branding.pictures.get(pictureId),
  }
}
