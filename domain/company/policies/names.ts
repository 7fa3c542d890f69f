import { MAX_TEAM_NAME, sameName } from '#contracts/company/team.ts'
import { hasControls, isUnseen } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'

/** A name as it is kept. One name is one group, or one role, so that a person who reads it knows which is meant. */
export function freeName(name: string, taken: readonly string[], what: 'group' | 'role'): string {
  const tidy = name.trim().replaceAll(/\s+/g, ' ')
  const refuse = (code: 'team/name-invalid' | 'team/name-taken', message: string | Wording) =>
    new Rejected(code, message, { name: message })
  if (isUnseen(tidy))
    throw refuse('team/name-invalid', what === 'group' ? 'Give the group a name' : 'Give the role a name')
  if (tidy.length > MAX_TEAM_NAME) throw refuse('team/name-invalid', said`Use at most ${MAX_TEAM_NAME} characters`)
  if (hasControls(tidy)) throw refuse('team/name-invalid', 'Line breaks and control characters are not possible here')
  if (taken.some((other) => sameName(other, tidy)))
    throw refuse(
      'team/name-taken',
      what === 'group' ? 'There is a group of this name already' : 'There is a role of this name already',
    )
  return tidy
}
