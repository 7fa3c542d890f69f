import type { Asker } from '#contracts/kernel/asker.ts'
import type { Role } from '#contracts/kernel/permissions.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { until } from '../core/until.ts'
import type { Platform } from '../platform.ts'
import { takeAddress } from '../use-cases/accounts/acceptance.ts'
import { hashPassword, installation } from '../use-cases/accounts/passwords.ts'
import { type Colleague, type ColleagueKey, colleagues, creator, groups, invitees } from './colleagues.ts'
import { colleagueId } from './company.ts'
import { type Clock, type Moment, sender } from './moment.ts'
import { passwordFor } from './passwords.ts'
import { portraitOf } from './portraits.ts'
import { type Dice, dice } from './random.ts'
import type { Company } from './step.ts'
import { DAY, HOUR, MINUTE } from './time.ts'
import { workingTime } from './working-time.ts'

const INVITATION = 7 * DAY
/** A password is renewed before it is a month old, and by later runs once it is so old. */
const RENEWED_AFTER = 25 * DAY
const LONGEST_AGO = 19

type Person = {
  key: ColleagueKey
  name: string
  email: string
  userId: string
  asker: Asker
  device: string
  joined: number
}

/** How the team came together: invitations, groups, sign-ins and passwords that are renewed in time. */
export function teamMoments(platform: Platform, clock: Clock, company: Company, now: number): Moment[] {
  const { commands } = platform
  const { companyId, people } = company
  const { marta } = people
  const random = dice(4049)
  const send = sender(platform, clock)
  const invitedAt = (days: number) => workingTime(now - days * DAY, random)
  const statusOf = async (userId: string) => (await commands.stateOf(userDecider, marta, userId)).state.status

  async function invite(email: string, roleId: Role, at: number) {
    const userId = colleagueId(companyId, email)
    if ((await statusOf(userId)) !== 'unknown') return
    const invitation = { email, roleId, invitedBy: userIdOf(marta), invitationId: uuid5(userId, 'invitation') }
    const reservation = platform.engines.keys.blindIndex('email', normaliseEmail(email))
    await send(marta, at, uuid5(userId, 'seat'), (context) =>
      commands.handle(
        subscriptionDecider,
        companyId,
        { type: 'ConsumeUserSeat', data: { userId, reservation, invitation } },
        context,
      ),
    )
    await until(platform, userDecider, marta, userId, ({ status }) => status !== 'unknown')
  }

  async function accept({ name, email }: Colleague) {
    const userId = colleagueId(companyId, email)
    if ((await statusOf(userId)) !== 'invited') return
    const passwordHash = await hash({ name, email })
    const acceptance = { invitationId: uuid5(userId, 'invitation'), name, passwordHash, language: null }
    await takeAddress(platform, { companyId, userId, email }, acceptance)
  }

  const hash = rememberedHashes(platform)
  const moments: Moment[] = []
  const alone = (at: number, act: () => Promise<void>) =>
    moments.push({ at, key: 'team', isAlone: true, act: async () => void (await act()) })

  const all: Person[] = [
    { ...creator, userId: userIdOf(marta), asker: marta, device: 'Chrome on macOS', joined: now - 129 * DAY },
  ]
  for (const colleague of colleagues) {
    const { key, name, email, role, device } = colleague
    const at = invitedAt(colleague.invited)
    const joined = workingTime(at + colleague.joinedAfter * DAY, random)
    alone(at, () => invite(email, role, at))
    alone(joined, () => accept(colleague))
    all.push({ key, name, email, userId: colleagueId(companyId, email), asker: people[key], device, joined })
  }
  for (const { email, role, invited, expires } of invitees) {
    const at = now - invited * DAY
    alone(at, () => invite(email, role, at))
    if (!expires) continue
    const userId = colleagueId(companyId, email)
    const timer: Asker = { kind: 'process', companyId, name: 'invitation-runs-out', permissions: [] }
    alone(at + INVITATION + MINUTE, async () => {
      if ((await statusOf(userId)) !== 'invited') return
      const data = { invitationId: uuid5(userId, 'invitation') }
      await send(timer, at + INVITATION + MINUTE, uuid5(userId, 'expire'), (context) =>
        commands.handle(userDecider, userId, { type: 'ExpireInvitation', data }, context),
      )
    })
  }
  for (const [index, { name, color, members }] of groups.entries()) {
    const at = workingTime(now - 63 * DAY + index * HOUR, random)
    const groupId = uuid5(companyId, `group ${name}`)
    const ids = members.map((key) => userIdOf(people[key]))
    moments.push({
      at,
      key: companyId,
      act: async () => {
        const data = { groupId, name, color, members: ids, defaultRoleId: null }
        const sent = await send(marta, at, uuid5(groupId, 'create'), (context) =>
          commands.handle(companyDecider, companyId, { type: 'CreateGroup', data }, context),
        )
        return sent.token
      },
    })
  }
  for (const { key, userId, asker, device, joined, ...person } of all) {
    alone(joined + 9 * MINUTE, async () => {
      const { state: user } = await commands.stateOf(userDecider, asker, userId)
      if (user.status !== 'active' || user.portraitId !== null) return
      const commandId = uuid5(userId, 'portrait')
      await platform.useCases.team.changePortrait(asker, { userId, bytes: portraitOf(key), commandId })
    })
    for (const [nth, at] of signInsSince(joined, now, random).entries())
      moments.push({
        at,
        key: userId,
        act: async () => {
          const data = { method: 'password', device } as const
          const sent = await send(asker, at, uuid5(userId, `sign-in ${nth}`), (context) =>
            commands.handle(userDecider, userId, { type: 'RecordSignIn', data }, context),
          )
          return sent.token
        },
      })
    const at = workingTime(now - random.between(4, LONGEST_AGO) * DAY, random)
    alone(at, () => renewPassword(platform, clock, { userId, asker, ...person }, { at, ifBefore: at, hash }))
  }
  return moments
}

/** A company that is looked at again after weeks lets its people in all the same. */
export async function renewOldPasswords(platform: Platform, clock: Clock, company: Company, today: number) {
  const hash = rememberedHashes(platform)
  for (const { key, name, email } of [creator, ...colleagues]) {
    const asker = company.people[key]
    const person = { name, email, asker, userId: userIdOf(asker) }
    await renewPassword(platform, clock, person, { at: today, ifBefore: today - RENEWED_AFTER, hash })
  }
}

type Hash = ReturnType<typeof rememberedHashes>
/** The password stays the same, so its hash may. */
function rememberedHashes(platform: Platform) {
  const known = new Map<string, Promise<string>>()
  return (person: { name: string; email: string }): Promise<string> => {
    const hash = known.get(person.email) ?? hashPassword(passwordFor(platform, person), installation)
    known.set(person.email, hash)
    return hash
  }
}

async function renewPassword(
  platform: Platform,
  clock: Clock,
  { userId, asker, name, email }: Pick<Person, 'name' | 'email' | 'userId' | 'asker'>,
  { at, ifBefore, hash }: { at: number; ifBefore: number; hash: Hash },
) {
  const { state: user } = await platform.commands.stateOf(userDecider, asker, userId)
  if (user.status !== 'active' || Date.parse(user.passwordSetAt ?? '') >= ifBefore) return
  const data = { passwordHash: await hash({ name, email }), resetId: null }
  await sender(platform, clock)(asker, at, uuid5(userId, `password ${Math.floor(at / DAY)}`), (context) =>
    platform.commands.handle(userDecider, userId, { type: 'ChangePassword', data }, context),
  )
}

/** On some days, and each of the last ones; in the morning. */
function signInsSince(joined: number, now: number, random: Dice): number[] {
  const days = Math.floor((now - joined) / DAY)
  const often = Array.from({ length: days }, (_, index) => days - index).filter((day) =>
    random.chance(day < 4 ? 0.8 : day < 30 ? 0.16 : 0.06),
  )
  return [joined + 2 * MINUTE, ...often.map((day) => workingTime(now - day * DAY, random))].filter((at) => at < now)
}

const userIdOf = (asker: Asker) => (asker.kind === 'user' ? asker.userId : '')
