import { randomUUID } from 'node:crypto'
import { plainBrand, type PicturePlace, picturePlaces } from '#contracts/company/brand.ts'
import { picturePath } from '#contracts/company/picture.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { textOf } from '../../lib/form.server.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { type TabRequest, type TabServer, unknownIntent } from '../tab.server.ts'

/** Which brand the address asks for: one of the company's, or a new one. */
const NEW = 'new'

export const branding = {
  async load({ asker, request, platform }) {
    const [company, { features }] = await Promise.all([
      platform.readers.companyOf(asker),
      platform.entitlementsOf(asker.companyId),
    ])
    const brands = company?.brands ?? []
    const asked = new URL(request.url).searchParams.get('brand')
    const several = features.multiBranding
    const one =
      asked === NEW && several
        ? undefined
        : (brands.find(({ brandId }) => several && brandId === asked) ?? brands.find(({ isDefault }) => isDefault))
    const jobs = one && several ? await platform.readers.jobsOfBrand(asker, one.brandId) : []
    const urlOf = (id: string | null | undefined) => (id ? picturePath(asker.companyId, id) : null)
    return {
      companyName: company?.name ?? '',
      brands: brands.map(({ brandId, brandName, isDefault, logo }) => ({
        brandId,
        brandName,
        isDefault,
        logo: urlOf(logo),
      })),
      brand: {
        brandId: one?.brandId ?? '',
        brandName: one?.brandName ?? '',
        colors: one?.colors ?? plainBrand.colors,
        overlay: one?.overlay ?? plainBrand.overlay,
        isDefault: one?.isDefault ?? brands.length === 0,
        pictures: Object.fromEntries(picturePlaces.map((place) => [place, urlOf(one?.[place])])) as Record<
          PicturePlace,
          string | null
        >,
      },
      jobs: jobs.map(({ title }) => title),
      has: {
        basic: features.basicBranding,
        colors: features.advancedBranding && features.brandingColour,
        images: features.advancedBranding && features.brandingBackground,
        several,
      },
      cutsAny: platform.engines.backgrounds.able === 'any',
      mayUpgrade: asker.permissions.includes('company.billing'),
    }
  },

  async act(asked, form) {
    const { asker, request, context, platform } = asked
    const { useCases, caughtUp } = platform
    const brandId = textOf(form, 'brandId')
    try {
      switch (form.get('intent')) {
        case 'save': {
          await caughtUp(await saved(asked, form, brandId))
          return { done: 'saved' as const }
        }
        case 'delete':
          await caughtUp((await useCases.company.deleteBrand(asker, { brandId, commandId: randomUUID() })).token)
          return { done: 'deleted' as const }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer

/** Pictures first: when one is refused, the brand is as it was. */
async function saved({ asker, platform: { useCases } }: TabRequest, form: FormData, brandId: string) {
  const { company } = useCases
  const kept: { [Place in PicturePlace]?: string | null } = {}
  const tokens: Record<string, number>[] = []
  for (const place of picturePlaces) {
    const file = form.get(place)
    if (form.get(`remove-${place}`) === 'on') kept[place] = null
    if (!(file instanceof Blob) || file.size === 0) continue
    const bytes = Buffer.from(await file.arrayBuffer())
    const commandId = randomUUID()
    const keep =
      place === 'logo' && form.get('cut') === 'on'
        ? company.removeBackground(asker, { bytes, commandId })
        : company.uploadBrandPicture(asker, { bytes, purpose: place === 'logo' ? 'logo' : 'image', commandId })
    const { pictureId, token } = await keep.catch((error: unknown) => {
      // Said under the field of this picture alone.
      if (isRejected(error) && error.fields?.image && error.wording.fields.image) {
        const fields = { [place]: error.wording.fields.image }
        Object.assign(error, { fields: { [place]: error.fields.image }, wording: { ...error.wording, fields } })
      }
      throw error
    })
    kept[place] = pictureId
    tokens.push(token)
  }
  const text = (name: string) => (form.has(name) ? textOf(form, name) : undefined)
  const [primary, secondary] = [text('primary'), text('secondary')]
  const look = {
    ...kept,
    brandName: text('brandName'),
    overlay: text('overlay'),
    colors: primary !== undefined && secondary !== undefined ? { primary, secondary } : undefined,
    asDefault: form.get('asDefault') === 'on' ? true : undefined,
    commandId: randomUUID(),
  }
  const { token } = brandId
    ? await company.changeBrand(asker, { brandId, ...look })
    : await company.createBrand(asker, look)
  return mergeTokens(...tokens, token)
}
