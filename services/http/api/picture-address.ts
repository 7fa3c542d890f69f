import { picturePath } from '#contracts/company/picture.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../../platform.ts'

/** Which picture an address names. @throws Rejected 'company/picture-not-found' for one that no upload of the company answered. */
export function pictureIdIn(
  { settings }: Pick<Platform, 'settings'>,
  { companyId }: Pick<Asker, 'companyId'>,
  url: string,
): string {
  const before = `${settings.publicUrl}${picturePath(companyId, '')}`
  const id = url.startsWith(before) ? url.slice(before.length) : ''
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id
  throw new Rejected('company/picture-not-found', 'Name a picture by the address that its upload answered')
}
