import type { AppLoadContext } from '@remix-run/node'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { PlanData } from './plan-data.ts'

/** Active colleagues and their groups, of whom a panel is made, and whether services of theirs can make links here. */
export async function panelChoices(
  { platform }: AppLoadContext,
  asker: SignedIn['asker'],
): Promise<Pick<PlanData, 'colleagues' | 'groups' | 'hasServices'>> {
  const { users: all, groups } = await platform.readers.teamOf(asker)
  const users = all.filter(({ status }) => status === 'active')
  const isHere = new Set(users.map(({ user_id }) => user_id as string))
  return {
    colleagues: users.map(({ user_id, username, email }) => ({ userId: user_id, name: username || email })),
    groups: groups
      .map(({ group_id, name, members }) => ({
        groupId: group_id,
        name,
        members: members.filter((userId) => isHere.has(userId)),
      }))
      .filter(({ members }) => members.length > 0),
    hasServices: platform.useCases.availability.hasCronofy(),
  }
}
