import { type BrandLook, picturesOf, plainBrand } from '#contracts/company/brand.ts'
import { picturePath } from '#contracts/company/picture.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import type { CompanyCommand } from '#contracts/company/commands.ts'
import type { Branding } from '#domain/company/company.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allow, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { pixelsOf, type Purpose } from '../../core/pictures/draw.ts'
import { erasePicture, keepPicture } from '../../core/pictures/store.ts'

type Written = { token: ConsistencyToken }
/** What is not named stays as it is; of a new brand it is as in `plainBrand`. */
type Changes = Partial<{ [Field in keyof BrandLook]: BrandLook[Field] | undefined }> & {
  asDefault?: boolean | undefined
}
type Upload = { bytes: Buffer; purpose: Purpose; commandId: string }
export type UploadedPicture = Written & { pictureId: string; path: string; width: number; height: number }

async function brandingOf({ commands }: Core, companyId: CompanyId): Promise<Branding> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  if (state.status === 'unknown') throw new Rejected('company/not-found', 'No such company')
  return state.branding
}

const handle = (core: Core, asker: Asker, command: CompanyCommand, commandId: string) =>
  core.commands.handle(companyDecider, asker.companyId, command, core.context(asker, commandId))

/** @throws Rejected 'subscription/feature-missing' for what a change would add that the plan does not have. */
async function requirePlan(core: Core, asker: Asker, before: BrandLook, { asDefault, ...changes }: Changes) {
  const after = { ...before, ...changes }
  const isColoured = !same(after.colors, before.colors) || after.overlay !== before.overlay
  const isPictured = (['bannerImage', 'backgroundImage'] as const).some(
    (place) => after[place] && after[place] !== before[place],
  )
  const needs = {
    basicBranding: true,
    advancedBranding: isColoured || isPictured,
    multiBranding: asDefault === true || (after.brandName !== '' && after.brandName !== before.brandName),
    brandingColour: isColoured,
    brandingBackground: isPictured,
  } as const
  for (const feature of Object.keys(needs) as (keyof typeof needs)[])
    if (needs[feature]) await requireFeature(core, asker, feature)
}

async function keptFor(core: Core, asker: Asker, { bytes, purpose, commandId }: Upload): Promise<UploadedPicture> {
  const { companyId: tenant } = asker
  const { media } = core.engines
  const picture = await keepPicture(media, { tenant, commandId, purpose }, bytes)
  const { token } = await handle(core, asker, { type: 'AddBrandPicture', data: picture }, commandId).catch(
    async (error: unknown) => {
      if (error instanceof Rejected) await erasePicture(media, tenant, picture.pictureId)
      throw error
    },
  )
  const { pictureId, width, height } = picture
  return { pictureId, path: picturePath(tenant, pictureId), width, height, token }
}

export const brandUseCases = (core: Core) => ({
  /**
   * Keeps a picture for a brand: it is public once a brand shows it, and goes after a day if none does.
   * @throws Rejected 'subscription/feature-missing', or for what is too large, of another type, or no picture at all.
   */
  async uploadBrandPicture(asker: Asker, upload: Upload): Promise<UploadedPicture> {
    allow(asker, 'company.edit.branding')
    await requireFeature(core, asker, 'basicBranding')
    return keptFor(core, asker, upload)
  },

  /** The logo without what is behind it, kept as an upload is. @throws Rejected 'picture/background-not-found' */
  async removeBackground(asker: Asker, { bytes, commandId }: { bytes: Buffer; commandId: string }) {
    allow(asker, 'company.edit.branding')
    await requireFeature(core, asker, 'basicBranding')
    const cut = await core.engines.backgrounds.remove(new Uint8Array(await pixelsOf(bytes)))
    return keptFor(core, asker, { bytes: cut, purpose: 'logo', commandId })
  },

  /** The logo of the default brand; a company without a brand gets one. */
  async changeDefaultLogo(
    asker: Asker,
    { bytes, commandId }: { bytes: Buffer; commandId: string },
  ): Promise<ConsistencyToken> {
    const brand = brandUseCases(core)
    const { pictureId, token } = await brand.uploadBrandPicture(asker, { bytes, purpose: 'logo', commandId })
    return mergeTokens(token, await brand.showDefaultLogo(asker, { pictureId, commandId }))
  },

  /** As changeDefaultLogo, of a picture that was uploaded. */
  async showDefaultLogo(
    asker: Asker,
    { pictureId: logo, commandId }: { pictureId: string; commandId: string },
  ): Promise<ConsistencyToken> {
    const brand = brandUseCases(core)
    const { defaultBrandId: brandId } = await brandingOf(core, asker.companyId)
    const look = { logo, commandId: uuid5(commandId, 'logo') }
    return (brandId ? await brand.changeBrand(asker, { brandId, ...look }) : await brand.createBrand(asker, look)).token
  },

  async createBrand(
    asker: Asker,
    { commandId, ...given }: Changes & { commandId: string },
  ): Promise<Written & { brandId: string }> {
    allow(asker, 'company.edit.branding')
    const { brands } = await brandingOf(core, asker.companyId)
    const { asDefault, ...look } = defined(given)
    await requirePlan(core, asker, plainBrand, look)
    if (brands.size > 0) await requireFeature(core, asker, 'multiBranding')
    const brandId = uuid5(commandId, 'brand')
    const data = { ...plainBrand, ...look, brandId, ...(asDefault && { asDefault }) }
    const { token } = await handle(core, asker, { type: 'CreateBrand', data }, commandId)
    return { brandId, token }
  },

  async changeBrand(
    asker: Asker,
    { brandId, commandId, ...given }: Changes & { brandId: string; commandId: string },
  ): Promise<Written> {
    allow(asker, 'company.edit.branding')
    const { brands } = await brandingOf(core, asker.companyId)
    const before = brands.get(brandId)
    if (!before) throw new Rejected('company/brand-not-found', 'No such brand')
    const changes = defined(given)
    await requirePlan(core, asker, before, changes)
    const { token } = await handle(core, asker, { type: 'ChangeBrand', data: { brandId, ...changes } }, commandId)
    return { token }
  },

  /** Jobs that name it wear the default from then on. */
  async deleteBrand(asker: Asker, { brandId, commandId }: { brandId: string; commandId: string }): Promise<Written> {
    allow(asker, 'company.edit.branding')
    const { token } = await handle(core, asker, { type: 'DeleteBrand', data: { brandId } }, commandId)
    return { token }
  },

  /** Whether a picture is public: a brand of its company shows it now. */
  async isPictureShown(companyId: CompanyId, pictureId: string): Promise<boolean> {
    const { state } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
    return (
      state.status === 'registered' &&
      [...state.branding.brands.values()].some((look) => picturesOf(look).includes(pictureId))
    )
  },
})

const defined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Given]: Exclude<Given[Field], undefined>
  }
