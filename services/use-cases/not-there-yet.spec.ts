import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { everyRole } from '../core/roles.ts'
import { openRoles } from '../platform.ts'
import { admit } from './accounts/single-sign-on/admit.ts'

const folder = useFolders()
const [companyId, userId, newcomer] = ['cslow00000000', randomUUID(), randomUUID()]
const asker: Extract<Asker, { kind: 'user' }> = {
  kind: 'user',
  companyId,
  userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}
let platform: Awaited<ReturnType<typeof opened>>

/** A platform whose processes are all away: what they would bring about does not come. */
const opened = async () => {
  const roles = new Set([...everyRole].filter((role) => role !== 'processes'))
  const env = readEnv({ DATA_DIR: folder() })
  return openRoles(env, roles, { engines: await openEngines(env) })
}
beforeAll(async () => {
  platform = await opened()
  const { commands, context } = platform
  await commands.handle(
    companyDecider,
    companyId,
    { type: 'RegisterCompany', data: { companyId, name: 'Slow', createdBy: userId } },
    context(asker),
  )
  await commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'StartSubscription', data: { plan: 'growth' } },
    context(asker),
  )
  const account = { name: 'Rita', passwordHash: 'none', role: 'admin' as const, creator: true, emailVerified: true }
  await commands.handle(
    userDecider,
    userId,
    { type: 'SignUpUser', data: { ...account, userId, email: 'rita@slow.test', complete: true } },
    context(asker),
  )
  await commands.handle(
    userDecider,
    newcomer,
    { type: 'SignUpUser', data: { ...account, userId: newcomer, email: 'new@slow.test', complete: false } },
    context({ ...asker, userId: newcomer, companyId: 'cnew000000000' }),
  )
})
afterAll(() => platform.close())

it('whoever waits for what does not come within seconds is told so, and what to do', { timeout: 60_000 }, async () => {
  const { useCases } = platform
  const { jobId } = { jobId: randomUUID() }
  await platform.commands.handle(
    jobDecider,
    jobId,
    { type: 'DraftJob', data: { jobId, draft: aJob() } },
    platform.context(asker),
  )
  const claims = {
    issuer: 'https://login.slow.test',
    subject: 'sam',
    email: 'sam@slow.test',
    emailVerified: true,
    name: 'Sam',
    picture: null,
  }
  const attempts: [Promise<unknown>, string][] = [
    [
      useCases.accounts.signUp({ name: 'Ada Byron', email: 'ada@slow.test', password: 'tR4-vexing-lamp' }, '192.0.2.1'),
      'Your account is being set up. Please sign in in a minute.',
    ],
    [
      useCases.accounts.giveSignUpDetails(
        { ...asker, userId: newcomer, companyId: 'cnew000000000' },
        { companyName: 'New', phone: '' },
      ),
      'Your company is being set up. Please sign in in a minute.',
    ],
    [
      useCases.company.changeCompanySlug(asker, 'slow-company'),
      'The address is reserved for you and being set up. Look again in a moment.',
    ],
    [useCases.jobs.activateJob(asker, { jobId }), 'The job is being activated. Look again in a moment.'],
    [
      useCases.team
        .inviteUsers(asker, { people: [{ email: 'sam@slow.test', roleId: 'review' }], commandId: randomUUID() })
        .then(({ invited }) => {
          throw Object.assign(new Error(String(invited[0]!.problem)), { code: 'command/unavailable' })
        }),
      'The invitation is on its way. Look again in a moment.',
    ],
  ]
  await Promise.all(
    attempts.map(([attempt, message]) =>
      expect(attempt).rejects.toMatchObject({ code: 'command/unavailable', message }),
    ),
  )
  // Sam's address is claimed by now, and Sam is not on the list: who comes through the provider waits for that.
  await expect(admit(platform, companyId, claims, 'identity-of-sam')).rejects.toMatchObject({
    code: 'command/unavailable',
    message: 'Your account is being set up. Please sign in in a minute.',
  })
})
