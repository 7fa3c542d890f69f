import { nameProblem } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { ActiveUser } from '../user.ts'

export function rename(data: UserCommandData<'RenameUser'>, user: ActiveUser): UserEvent[] {
  const name = data.name.trim()
  const problem = nameProblem(name, 'Enter your name')
  if (problem) throw new Rejected('request/invalid', problem, { username: problem })
  return name === user.name ? [] : [{ type: 'UserRenamed', data: { name } }]
}
