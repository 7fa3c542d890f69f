import { type Asker, mayDo } from '#contracts/asker.ts'
import type { Permission } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'

/** The first line of every use case that changes something. */
export function allow(asker: Asker, permission: Permission): void {
  if (!mayDo(asker, permission)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
}
