import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { matches, MAX_INVITED } from '#contracts/company/team.ts'
import { collator } from '#contracts/kernel/formatters.ts'
import { DEFAULT_ROLE, type Permission, permissionsOf, Role } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Member, Team } from '#projections/team/reader.ts'
import type { InvitedPerson } from '#services/use-cases/team/invite-users.ts'
import { languageOf } from '../../lib/language.server.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { nameOrUnknown, teamTextIn } from '../../team/role-name.ts'
import { teamFor } from '../../team/team.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

const LISTED = 200
const idsIn = (form: FormData) => form.getAll('userIds').map(String)
/** @throws Rejected when no colleague is selected. */
function someone(form: FormData) {
  const missing = 'Select at least one user'
  if (idsIn(form).length === 0) throw new Rejected('request/invalid', missing, { userIds: missing })
}
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** The roles this person can give: none that allows more than their own. */
export function givenRoles(asker: Asker, roles: Team['roles']): string[] {
  const within = (rights: readonly Permission[]) => rights.every((right) => mayDo(asker, right))
  return [
    ...Role.options.filter((role) => within(permissionsOf[role])),
    ...roles.filter(({ permissions }) => within(permissions)).map(({ role_id }) => role_id),
  ]
}

/** Those who have joined by name, then those who are invited by address. */
const byStanding = (a: Member, b: Member) =>
  Number(a.status !== 'active') - Number(b.status !== 'active') ||
  collator('en', {}).compare(a.username || a.email, b.username || b.email)

type Answer =
  | { invited: (Omit<InvitedPerson, 'problem'> & { problem: string | null })[]; left: string }
  | { asking: { userId: string; name: string }[]; toRevoke: boolean }
  | { done: 'assigned' | 'removed' | 'resent' | 'revoked'; count: number; problems: string[] }
const answer = (value: Answer) => value

export const users = {
  async load(asked) {
    const {
      asker,
      request,
      user,
      platform: { readers },
    } = asked
    const query = new URL(request.url).searchParams
    const search = (query.get('search') ?? '').slice(0, 200)
    const [team, balances] = await Promise.all([teamFor(asked), readers.balancesOf(asker)])
    const found = team.users.filter((user) => matches(search, user.username, user.email)).toSorted(byStanding)
    return {
      verified: user.emailVerified,
      search,
      inviting: query.has('invite'),
      me: asker.userId,
      users: found.slice(0, LISTED),
      more: Math.max(0, found.length - LISTED),
      groupsFound: search.trim() === '' ? [] : team.groups.filter(({ name }) => matches(search, name)),
      groups: team.groups.map(({ group_id, name, color }) => ({ group_id, name, color })),
      roles: team.roles.map(({ role_id, name }) => ({ role_id, name })),
      given: givenRoles(asker, team.roles),
      seats: balances && { used: balances.seatsInUse, of: balances.volume.userSeats, left: balances.seatsLeft },
      may: {
        invite: mayDo(asker, 'users.invite'),
        update: mayDo(asker, 'users.update'),
        delete: mayDo(asker, 'users.delete'),
        billing: mayDo(asker, 'company.billing'),
      },
    }
  },

  async act(asked, form) {
    const {
      asker,
      request,
      context,
      platform: { useCases, readers, caughtUp },
    } = asked
    const language = await languageOf(request, context)
    const emails = textOf(form, 'emails', 40_000)
    const commandId = commandIn(form, { request, asker })
    try {
      switch (form.get('intent')) {
        case 'invite': {
          const roleId = textOf(form, 'roleId') || DEFAULT_ROLE
          const people = addressesIn(emails).map((email) => ({ email, roleId }))
          const count = said`Enter 1 to ${MAX_INVITED} email addresses`
          if (people.length > MAX_INVITED || people.length === 0)
            throw new Rejected('request/invalid', count, { emails: count })
          const { invited, token } = await useCases.team.inviteUsers(asker, { people, commandId })
          await caughtUp(token)
          return answer({
            invited: invited.map((each) => ({ ...each, problem: each.problem && refusalIn(language, each.problem) })),
            left: invited
              .filter(({ outcome }) => outcome !== 'invited')
              .map(({ email }) => email)
              .join('\n'),
          })
        }
        case 'resend':
          await caughtUp(
            (await useCases.team.resendInvitation(asker, { userId: textOf(form, 'userIds'), commandId })).token,
          )
          return answer({ done: 'resent', count: 1, problems: [] })
        case 'revoke':
          await caughtUp(
            (await useCases.team.revokeInvitation(asker, { userId: textOf(form, 'userIds'), commandId })).token,
          )
          return answer({ done: 'revoked', count: 1, problems: [] })
        case 'assign': {
          someone(form)
          if (textOf(form, 'roleId') === '')
            throw new Rejected('request/invalid', 'Choose a role', { roleId: 'Choose a role' })
          const { changed, token } = await useCases.team.assignRole(asker, {
            userIds: idsIn(form),
            roleId: textOf(form, 'roleId'),
            commandId,
          })
          await caughtUp(token)
          return answer({ done: 'assigned', ...(await summary(changed)) })
        }
        case 'ask-revoke':
        case 'ask-remove': {
          someone(form)
          const { users: all } = await teamFor(asked)
          const ids = idsIn(form)
          const asking = all
            .filter(({ user_id }) => ids.includes(user_id))
            .map(({ user_id, username, email }) => ({ userId: user_id, name: username || email }))
          return answer({ asking, toRevoke: form.get('intent') === 'ask-revoke' })
        }
        case 'remove': {
          const { changed, token } = await useCases.team.removeUsers(asker, { userIds: idsIn(form), commandId })
          await caughtUp(token)
          return answer({ done: 'removed', ...(await summary(changed)) })
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { emails, intent: textOf(form, 'intent') })
    }

    async function summary(changed: { userId: string; problem: string | null }[]) {
      const refusedIds = changed.filter(({ problem }) => problem !== null)
      const names = await readers.userNames(
        asker,
        refusedIds.map(({ userId }) => userId),
      )
      return {
        count: changed.length - refusedIds.length,
        problems: refusedIds.map(
          ({ userId, problem }) =>
            `${nameOrUnknown(teamTextIn(language), names[userId])}: ${refusalIn(language, problem ?? '')}`,
        ),
      }
    }
  },
} satisfies TabServer
