import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { EVERYONE } from '#contracts/company/team.ts'
import type { AskedPermission } from '#contracts/job/permissions.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { languageOf } from '../lib/language.server.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { jobOr404 } from '../review/job.server.ts'
import { roleNameIn, teamTextIn } from '../team/role-name.ts'
import { teamFor } from '../team/team.server.ts'
import { changeReviewRules, reviewChangeIn } from './review-rules.server.ts'
import { EVERYONE_KEY, type Holder, holderOf, keyOf } from './holders.ts'

/** Who has which role on a job (TEAM-013), and to whom more can be given. */
export async function loadAccess(
  { asker, user, features }: SignedIn,
  { request, params, context }: LoaderFunctionArgs,
) {
  const { jobId, title, blindReview, anonymousReview } = await jobOr404(context, asker, params.jobId)
  const { platform } = context
  const [job, team] = await Promise.all([
    platform.readers.jobDocument(asker, jobId),
    teamFor({ asker, user, platform }),
  ])
  const holders: Holder[] = [
    { key: EVERYONE_KEY, name: EVERYONE, detail: null, color: 'blue' },
    ...team.groups.map(
      ({ group_id, name, color, default_role_id }): Holder => ({
        key: `g:${group_id}`,
        name,
        detail: null,
        color,
        defaultRole: default_role_id,
      }),
    ),
    ...team.users.map(
      ({ user_id, username, email, color, creator, portraitId }): Holder => ({
        key: `u:${user_id}`,
        name: username || email,
        detail: username ? email : null,
        color,
        picture: portraitPath({ user_id, portraitId }),
        creator,
      }),
    ),
  ]
  const entries = (job?.permissions ?? []).map((entry) => ({
    holder: holderOf(holders, keyOf(entry)),
    roleId: entry.role_id,
  }))
  const listed = new Set(entries.map(({ holder }) => holder.key))
  return {
    job: { jobId, title },
    review: { blindReview, anonymousReview },
    supported: features.rolesAndPermissions,
    /** What the next save is based on. */
    revision: job?.revision ?? 0,
    entries,
    /** Creators and those who are listed already are not offered (TEAM-020). */
    offered: holders.filter(({ key, creator }) => !creator && !listed.has(key)),
    roles: [
      ...team.roles.map(({ role_id, name }) => ({ role_id, name })),
      { role_id: 'hm', name: roleNameIn(teamTextIn(await languageOf(request, context)), 'hm') },
    ],
  }
}

/** Refuses a list that another person changed meanwhile; what the person had chosen comes back with the refusal, by holder. */
export async function changeAccess(
  { asker }: Pick<SignedIn, 'asker'>,
  { request, params, context }: ActionFunctionArgs,
) {
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const form = await formOf(request)
  const change = reviewChangeIn(form)
  if (change) return changeReviewRules({ asker }, { request, context }, jobId, change)
  const [keys, roles, were] = ['holder', 'role', 'was'].map((name) => form.getAll(name).map(String)) as [
    string[],
    string[],
    string[],
  ]
  const [newHolder, newRole] = [textOf(form, 'newHolder'), textOf(form, 'newRole')]
  const rows = keys.map((key, at) => ({ key, role: roles[at] ?? '', was: were[at] ?? '' }))
  // A row set to "no access" leaves the list; a new entry without a role is the case of the specification's error.
  const permissions = [
    ...rows.filter(({ role }) => role !== '').map(({ key, role }) => asked(key, role)),
    ...(newHolder === '' ? [] : [asked(newHolder, newRole)]),
  ]
  try {
    await context.platform.useCases.jobs.setJobPermissions(asker, {
      jobId,
      permissions,
      basedOn: seenAt(textOf(form, 'basedOn')),
      commandId: randomUUID(),
    })
    return { saved: true as const }
  } catch (error) {
    const chosen = rows.flatMap(({ key, role, was }) => (role === was ? [] : [[key, role] as const]))
    const added =
      newHolder === '' ? [] : [newRole === '' ? (['newHolder', newHolder] as const) : ([newHolder, newRole] as const)]
    return refusal(error, { request, context }, Object.fromEntries([...chosen, ...added]))
  }
}

/** A form that does not say what it is based on has seen nothing. */
const seenAt = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)
const asked = (key: string, role: string): AskedPermission => ({
  [key.startsWith('u:') ? 'user_id' : 'group_id']: key.slice(2),
  ...(role !== '' && { role_id: role }),
})
