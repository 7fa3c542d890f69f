import type { Core } from '../../core/core.ts'
import { guestUseCases } from './guests.ts'
import { changeShareExpiry, createShare, renewShareLink, revokeShare, sharesOf } from './manage.ts'

export const sharingUseCases = (core: Core) => ({
  createShare: createShare(core),
  revokeShare: revokeShare(core),
  changeShareExpiry: changeShareExpiry(core),
  renewShareLink: renewShareLink(core),
  sharesOf: sharesOf(core),
  ...guestUseCases(core),
})
