import type { brandingRoutes } from '#contracts/http/api/branding.ts'
import { picturePlaces, type PicturePlace } from '#contracts/company/brand.ts'
import { picturePath } from '#contracts/company/picture.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companies, type CompanyView } from '#projections/companies/companies.ts'
import type { Platform } from '../../../platform.ts'
import { aheadOfReads } from '../ahead.ts'
import type { Handlers } from '../call.ts'
import { pictureIdIn } from '../picture-address.ts'

async function brandsOf(platform: Platform, asker: Asker, written: ConsistencyToken = {}) {
  const company =
    (await aheadOfReads(platform, asker, companies, asker.companyId, written)) ??
    (await platform.readers.companyOf(asker))
  return (company?.brands ?? []).map((brand) => onWire(platform, asker, brand))
}

function onWire(
  { settings }: Platform,
  { companyId }: Asker,
  { brandId, logo, bannerImage, backgroundImage, ...rest }: CompanyView['brands'][number],
) {
  const urlOf = (id: string | null) => id && `${settings.publicUrl}${picturePath(companyId, id)}`
  return {
    brand_id: brandId,
    ...rest,
    logo: urlOf(logo),
    bannerImage: urlOf(bannerImage),
    backgroundImage: urlOf(backgroundImage),
  }
}

async function oneOf(platform: Platform, asker: Asker, brandId: string, token: ConsistencyToken) {
  const brand = (await brandsOf(platform, asker, token)).find(({ brand_id }) => brand_id === brandId)
  if (!brand) throw new Rejected('company/brand-not-found', 'No such brand')
  return brand
}

type Given = { [Place in PicturePlace]?: string | null | undefined } & { saveAsDefault?: boolean | undefined }

/** Pictures are named by the addresses that uploads answered. */
function look<Body extends Given>(platform: Platform, asker: Asker, { saveAsDefault, ...body }: Body) {
  const pictures = Object.fromEntries(
    picturePlaces.flatMap((place) => {
      const url = body[place]
      return url === undefined ? [] : [[place, url && pictureIdIn(platform, asker, url)]]
    }),
  ) as { [Place in PicturePlace]?: string | null }
  return { ...body, ...pictures, asDefault: saveAsDefault }
}

export const brandingHandlers: Handlers<typeof brandingRoutes> = {
  listBrands: async (platform, { asker }) => ({ body: { brands: await brandsOf(platform, asker) } }),

  async createBrand(platform, { asker, body, commandId }) {
    const { brandId, token } = await platform.useCases.company.createBrand(asker, {
      ...look(platform, asker, body),
      commandId,
    })
    return { body: await oneOf(platform, asker, brandId, token), token }
  },

  async changeBrand(platform, { asker, params: { brand_id: brandId }, body, commandId }) {
    const { token } = await platform.useCases.company.changeBrand(asker, {
      ...look(platform, asker, body),
      brandId,
      commandId,
    })
    return { body: await oneOf(platform, asker, brandId, token), token }
  },

  async deleteBrand({ useCases, readers }, { asker, params: { id: brandId }, commandId }) {
    const jobs = await readers.jobsOfBrand(asker, brandId)
    const { token } = await useCases.company.deleteBrand(asker, { brandId, commandId })
    return { body: { brand_id: brandId, jobs: jobs.map(({ jobId }) => jobId) }, token }
  },

  async uploadLogo({ useCases, settings }, { asker, file: bytes, commandId }) {
    const { path, token } = await useCases.company.uploadBrandPicture(asker, { bytes, purpose: 'logo', commandId })
    return { body: { url: `${settings.publicUrl}${path}` }, token }
  },

  async uploadBrandImage({ useCases, settings }, { asker, file: bytes, commandId }) {
    const { path, token } = await useCases.company.uploadBrandPicture(asker, { bytes, purpose: 'image', commandId })
    return { body: { url: `${settings.publicUrl}${path}` }, token }
  },

  async removeBackground({ useCases, settings }, { asker, file: bytes, commandId }) {
    const { path, token } = await useCases.company.removeBackground(asker, { bytes, commandId })
    return { body: { url: `${settings.publicUrl}${path}` }, token }
  },
}
