import * as z from 'zod'
import { MAX_BRAND_NAME } from '../../company/brand.ts'
import { JobId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const picture = z.string().max(2000).nullable().describe('An address that an upload answered, or null for none')
const look = {
  brandName: z.string().max(500).describe(`Shown in place of the company’s name; ${MAX_BRAND_NAME} characters at most`),
  logo: picture,
  bannerImage: picture,
  backgroundImage: picture,
  colors: z.object({ primary: z.string().max(40), secondary: z.string().max(40) }),
  overlay: z.string().max(40).describe('The color over the background image'),
}
const saveAsDefault = z.boolean().optional().describe('All jobs without a brand of their own wear it from then on')

export const Brand = z.object({ brand_id: Uuid, ...look, isDefault: z.boolean() }).meta({ id: 'Brand' })
const url = z.object({
  url: z.string().describe('What a brand names; public once one does, and gone after a day if none does'),
})
const pictureTypes = 'PNG, GIF or JPEG, at most 2 MB'

/** How the company looks to candidates (C§7, BRD-017 to BRD-020). */
export const brandingRoutes = defineRoutes({
  listBrands: {
    at: [
      ['v2', 'GET', '/company/brand'],
      ['legacy', 'GET', '/company/brand'],
    ],
    summary: 'Brands of the company (BRD-017)',
    permission: 'company.edit.branding',
    target: 'none',
    reply: z.object({ brands: z.array(Brand) }),
  },
  createBrand: {
    at: [
      ['v2', 'POST', '/company/brand'],
      ['legacy', 'POST', '/company/brand'],
    ],
    summary: 'Creates a brand. The first is the default; more than one needs a plan with multi-branding (BRD-014)',
    permission: 'company.edit.branding',
    target: 'none',
    body: z.object(look).partial().extend({ saveAsDefault }),
    reply: Brand,
    status: 201,
  },
  changeBrand: {
    at: [
      ['v2', 'PATCH', '/company/brand/{brand_id}'],
      ['legacy', 'PATCH', '/company/brand/{brand_id}'],
    ],
    summary: 'Changes what is given of a brand and leaves the rest. Pictures that it lost are erased',
    permission: 'company.edit.branding',
    target: 'brand',
    params: z.object({ brand_id: Uuid }),
    body: z.object(look).partial().extend({ saveAsDefault }),
    reply: Brand,
  },
  deleteBrand: {
    at: [
      ['v2', 'DELETE', '/company/brand/{id}'],
      ['legacy', 'DELETE', '/company/brand/{id}'],
    ],
    summary: 'Deletes a brand and says which jobs wear the default from then on. The default goes last',
    permission: 'company.edit.branding',
    target: 'brand',
    params: z.object({ id: Uuid }),
    reply: z.object({ brand_id: Uuid, jobs: z.array(JobId) }),
  },
  uploadLogo: {
    at: [['legacy', 'POST', '/company/uploadLogo']],
    summary: `Keeps a logo, as a square (BRD-018): ${pictureTypes}`,
    permission: 'company.edit.branding',
    target: 'none',
    upload: 'image',
    reply: url,
  },
  uploadBrandImage: {
    at: [['legacy', 'POST', '/company/uploadImage']],
    summary: `Keeps a banner or background image (BRD-018): ${pictureTypes}`,
    permission: 'company.edit.branding',
    target: 'none',
    upload: 'image',
    reply: url,
  },
  removeBackground: {
    at: [['legacy', 'POST', '/removebg']],
    summary:
      'Keeps a logo without its background (BRD-020). Where no service for it is connected, only a background of one even color can be removed',
    permission: 'company.edit.branding',
    target: 'none',
    upload: 'image',
    reply: url,
  },
})
