import { describe, expect, it } from 'vitest'
import {
  brandWorn,
  MAX_BRANDS,
  MAX_LOOSE_PICTURES,
  NO_COLOR,
  plainBrand,
  TOO_BRIGHT,
} from '#contracts/company/brand.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, noon, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId: acme, name: 'Acme', createdBy: rita } }
const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
const look = (n: number, more = {}) => ({ ...plainBrand, brandId: idOf(n), brandName: `Brand ${n}`, ...more })
const created = (n: number, more = {}): CompanyEvent => ({ type: 'BrandCreated', data: look(n, more) })
const isDefault = (n: number): CompanyEvent => ({ type: 'DefaultBrandSet', data: { brandId: idOf(n) } })
const create = (n: number, more = {}) => ({ type: 'CreateBrand', data: look(n, more) }) as const
const file = (n: number) => ({ pictureId: idOf(n), sha256: 'hash', size: 900, width: 512, height: 512 })
const added = (n: number, addedAt = noon): CompanyEvent => ({
  type: 'BrandPictureAdded',
  data: { ...file(n), addedAt },
})
const removed = (...ids: number[]): CompanyEvent => ({
  type: 'BrandPicturesRemoved',
  data: { pictureIds: ids.map(idOf) },
})

describe('brands', () => {
  it('begin with one that all jobs wear', () => {
    given(registered).when(create(1)).then(created(1), isDefault(1))
    given(registered, created(1), isDefault(1)).when(create(2)).then(created(2))
    given(registered, created(1), isDefault(1))
      .when(create(2, { asDefault: true }))
      .then(created(2), isDefault(2))
    given(registered, created(1), isDefault(1)).when(create(1)).thenNothing()
  })

  it('are as many as a company can keep apart', () => {
    given(registered, ...Array.from({ length: MAX_BRANDS }, (_, n) => created(n)))
      .when(create(MAX_BRANDS))
      .thenRejects('company/too-many-brands')
  })

  it('have short names of their own and colors that white text can be read on', () => {
    const invalid = (more: object, fields: Record<string, string>) =>
      given(registered, created(1), isDefault(1)).when(create(2, more)).thenRejects('company/brand-invalid', fields)
    invalid({ brandName: 'x'.repeat(41) }, { brandName: 'Character limit exceeded' })
    invalid({ brandName: ' brand 1' }, { brandName: 'There is a brand of this name already' })
    invalid({ colors: { primary: '#FFF', secondary: '#F5F5F5' } }, { primary: TOO_BRIGHT, secondary: TOO_BRIGHT })
    invalid({ overlay: 'red' }, { overlay: NO_COLOR })
    given(registered)
      .when(create(1, { colors: { primary: '1c65ac', secondary: '#d45087' }, overlay: '#fff' }))
      .then(created(1, { colors: { primary: '#1C65AC', secondary: '#D45087' }, overlay: '#FFFFFF' }), isDefault(1))
  })

  it('change in what is named, and the same again is nothing', () => {
    given(registered, created(1), isDefault(1))
      .when({ type: 'ChangeBrand', data: { brandId: idOf(1), overlay: '#112233' } })
      .then({ type: 'BrandChanged', data: look(1, { overlay: '#112233' }) })
    given(registered, created(1), isDefault(1), created(2))
      .when({ type: 'ChangeBrand', data: { brandId: idOf(2), asDefault: true } })
      .then(isDefault(2))
    given(registered, created(1), isDefault(1))
      .when({ type: 'ChangeBrand', data: { brandId: idOf(1), brandName: 'Brand 1', asDefault: true } })
      .thenNothing()
    given(registered)
      .when({ type: 'ChangeBrand', data: { brandId: idOf(1) } })
      .thenRejects('company/brand-not-found')
  })

  it('go one by one, the default last', () => {
    const both = [registered, created(1), isDefault(1), created(2)]
    const remove = (n: number) => ({ type: 'DeleteBrand', data: { brandId: idOf(n) } }) as const
    given(...both)
      .when(remove(1))
      .thenRejects('company/brand-in-use', 'Make another brand the default first')
    given(...both)
      .when(remove(2))
      .then({ type: 'BrandDeleted', data: { brandId: idOf(2) } })
    given(registered, created(1), isDefault(1))
      .when(remove(1))
      .then({ type: 'BrandDeleted', data: { brandId: idOf(1) } })
    given(registered).when(remove(1)).thenRejects('company/brand-not-found')
  })
})

describe('pictures of brands', () => {
  it('are of the company that uploaded them', () => {
    given(registered)
      .when(create(1, { logo: idOf(9) }))
      .thenRejects('company/picture-not-found', 'This picture is not there any more. Please upload it again.')
  })

  it('that a brand lost are erased, unless another one shows them', () => {
    const worn = [registered, added(8), added(9), created(1, { logo: idOf(9) }), isDefault(1)]
    const change = { type: 'ChangeBrand', data: { brandId: idOf(1), logo: idOf(8) } } as const
    given(...worn)
      .when(change)
      .then({ type: 'BrandChanged', data: look(1, { logo: idOf(8) }) }, removed(9))
    given(...worn, created(2, { bannerImage: idOf(9) }))
      .when(change)
      .then({ type: 'BrandChanged', data: look(1, { logo: idOf(8) }) })
    given(...worn)
      .when({ type: 'DeleteBrand', data: { brandId: idOf(1) } })
      .then({ type: 'BrandDeleted', data: { brandId: idOf(1) } }, removed(9))
  })

  it('that no brand came to show are erased a day later, or when there are many', () => {
    given(registered, added(1, '2026-03-01T12:00:00.000Z'), added(2, '2026-03-01T12:00:01.000Z'))
      .when({ type: 'AddBrandPicture', data: file(3) })
      .then(added(3), removed(1))
    given(registered, ...Array.from({ length: MAX_LOOSE_PICTURES }, (_, n) => added(n)))
      .when({ type: 'AddBrandPicture', data: file(99) })
      .then(added(99), removed(0))
    given(registered, added(1))
      .when({ type: 'AddBrandPicture', data: file(1) })
      .thenNothing()
  })
})

describe('what a job wears', () => {
  const brands = new Map([
    [idOf(1), 'one'],
    [idOf(2), 'two'],
  ])
  it.each([
    ['its own', idOf(2), true, 'two'],
    ['the default, where it has none', undefined, true, 'one'],
    ['the default, once its own is gone', idOf(7), true, 'one'],
    ['the default, where the plan has one brand for all jobs', idOf(2), false, 'one'],
  ])('is %s', (_, brandId, several, worn) => {
    expect(brandWorn({ brands, defaultBrandId: idOf(1) }, brandId, several)).toBe(worn)
  })

  it('is nothing of a company without brands', () => {
    expect(brandWorn({ brands: new Map(), defaultBrandId: null }, idOf(1), true)).toBeNull()
  })
})
