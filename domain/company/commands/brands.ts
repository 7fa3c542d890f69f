import {
  type BrandLook,
  checkedLook,
  LOOSE_PICTURE_HOURS,
  MAX_BRANDS,
  MAX_LOOSE_PICTURES,
  picturesOf,
} from '#contracts/company/brand.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { sameName } from '#contracts/company/team.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { later } from '#contracts/kernel/time.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Branding, Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

type Now = Pick<CommandContext, 'now'>

/** The pictures that no brand shows after the change: those a brand has lost, and uploads that came to nothing. */
function leftOver({ brands, pictures }: Branding, before: Branding, now: string): CompanyEvent[] {
  const shown = new Set([...brands.values()].flatMap(picturesOf))
  const shownBefore = new Set([...before.brands.values()].flatMap(picturesOf))
  const loose = [...pictures.values()].filter(({ pictureId }) => !shown.has(pictureId))
  const gone = loose.filter(
    ({ pictureId, addedAt }, index) =>
      shownBefore.has(pictureId) ||
      later(addedAt, { hours: LOOSE_PICTURE_HOURS }) <= now ||
      index < loose.length - MAX_LOOSE_PICTURES,
  )
  if (gone.length === 0) return []
  return [{ type: 'BrandPicturesRemoved', data: { pictureIds: gone.map(({ pictureId }) => pictureId) } }]
}

export function addBrandPicture(
  data: CompanyCommandData<'AddBrandPicture'>,
  state: Company,
  { now }: Now,
): CompanyEvent[] {
  const { branding } = registered(state)
  if (branding.pictures.has(data.pictureId)) return []
  const { pictureId, width, height } = data
  const after = new Map(branding.pictures).set(pictureId, { pictureId, width, height, addedAt: now })
  return [
    { type: 'BrandPictureAdded', data: { ...data, addedAt: now } },
    ...leftOver({ ...branding, pictures: after }, branding, now),
  ]
}

/** The look, checked and normalized. @throws Rejected 'company/brand-invalid', or 'company/picture-not-found' for a picture that is not the company's. */
function accepted(typed: BrandLook, { brands, pictures }: Branding, brandId: string): BrandLook {
  const { look, problems } = checkedLook(typed)
  const isTaken = [...brands].some(([id, { brandName }]) => id !== brandId && sameName(brandName, look.brandName))
  if (isTaken && look.brandName !== '') problems.brandName = 'There is a brand of this name already'
  if (Object.keys(problems).length > 0)
    throw new Rejected('company/brand-invalid', 'Some fields need attention', problems)
  if (picturesOf(look).some((id) => !pictures.has(id)))
    throw new Rejected('company/picture-not-found', 'This picture is not there any more. Please upload it again.')
  return look
}

export function createBrand(
  { brandId, asDefault, ...typed }: CompanyCommandData<'CreateBrand'>,
  state: Company,
  { now }: Now,
): CompanyEvent[] {
  const { branding } = registered(state)
  if (branding.brands.has(brandId)) return []
  if (branding.brands.size >= MAX_BRANDS)
    throw new Rejected('company/too-many-brands', said`A company can have ${MAX_BRANDS} brands`)
  const look = accepted(typed, branding, brandId)
  const after = { ...branding, brands: new Map(branding.brands).set(brandId, look) }
  return [
    { type: 'BrandCreated', data: { brandId, ...look } },
    ...(asDefault || branding.defaultBrandId === null ? [{ type: 'DefaultBrandSet' as const, data: { brandId } }] : []),
    ...leftOver(after, branding, now),
  ]
}

function known({ brands }: Branding, brandId: string): BrandLook {
  const look = brands.get(brandId)
  if (!look) throw new Rejected('company/brand-not-found', 'No such brand')
  return look
}

export function changeBrand(
  { brandId, asDefault, ...changes }: CompanyCommandData<'ChangeBrand'>,
  state: Company,
  { now }: Now,
): CompanyEvent[] {
  const { branding } = registered(state)
  const before = known(branding, brandId)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const look = accepted({ ...before, ...given }, branding, brandId)
  const after = { ...branding, brands: new Map(branding.brands).set(brandId, look) }
  return [
    ...(same(before, look) ? [] : [{ type: 'BrandChanged' as const, data: { brandId, ...look } }]),
    ...(asDefault && branding.defaultBrandId !== brandId
      ? [{ type: 'DefaultBrandSet' as const, data: { brandId } }]
      : []),
    ...leftOver(after, branding, now),
  ]
}

/** The default is what others fall back to: it goes last. */
export function deleteBrand(
  { brandId }: CompanyCommandData<'DeleteBrand'>,
  state: Company,
  { now }: Now,
): CompanyEvent[] {
  const { branding } = registered(state)
  known(branding, brandId)
  if (branding.defaultBrandId === brandId && branding.brands.size > 1)
    throw new Rejected('company/brand-in-use', 'Make another brand the default first')
  const brands = new Map([...branding.brands].filter(([id]) => id !== brandId))
  return [{ type: 'BrandDeleted', data: { brandId } }, ...leftOver({ ...branding, brands }, branding, now)]
}
