import * as z from 'zod'

/** A custom role of the company, or one of the fixed ones; a role that is gone by now is shown as '[Unknown]' (TEAM-004). */
const RoleId = z.string().min(1).max(100)
const Holder = z.string().min(1).max(100)
export const MAX_JOB_PERMISSIONS = 500

/** Who has which role on a job: a user or a group (B§6, TEAM-013). `group_id` and `role_id` 'global' mean everyone. */
export const JobPermission = z.union([
  z.object({ user_id: Holder, role_id: RoleId }).strict(),
  z.object({ group_id: Holder, role_id: RoleId }).strict(),
])
export type JobPermission = z.infer<typeof JobPermission>

/** Half a character has no place in an address, where these end up. */
const asked = z
  .string()
  .max(100)
  .refine((text) => text.isWellFormed(), 'Invalid text')
  .optional()
/** Unchecked input: text of a limited size, nothing more is known of it yet. */
export const AskedPermission = z.object({ user_id: asked, group_id: asked, role_id: asked })
export type AskedPermission = z.infer<typeof AskedPermission>
