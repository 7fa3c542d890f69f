import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { mayDo } from '#contracts/asker.ts'
import { GLOBAL } from '#contracts/job/access.ts'
import type { AskedPermission } from '#contracts/job/permissions.ts'
import { jobRoleLabels } from '#contracts/permissions.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { requireOnJob } from '../lib/session.server.ts'
import { jobOr404 } from '../review/job.server.ts'
import { type Holder, holderOf, keyOf } from './holders.ts'

/** Who has which role on a job (TEAM-013), and to whom more can be given. */
export async function loadAccess({ request, params, context }: LoaderFunctionArgs) {
  const { asker, features, user } = await requireOnJob(request, context, 'jobs.create', params.jobId)
  const { jobId, title } = await jobOr404(context, asker, params.jobId)
  const { readers } = context.platform
  const [job, team] = await Promise.all([readers.jobDocument(asker, jobId), user.emailVerified ? readers.teamOf(asker) : { users: [], groups: [], roles: [] }])
  const everybody: Holder[] = [
    { key: `g:${GLOBAL}`, name: 'Everyone', detail: null, color: 'blue' },
    ...team.groups.map(({ group_id, name, color }): Holder => ({ key: `g:${group_id}`, name, detail: null, color })),
    ...team.users.map(({ user_id, username, email, color, creator }): Holder => ({ key: `u:${user_id}`, name: username || email, detail: username ? email : null, color, creator })),
  ]
  const entries = (job?.permissions ?? []).map((entry) => ({ holder: holderOf(everybody, keyOf(entry)), roleId: entry.role_id }))
  const listed = new Set(entries.map(({ holder }) => holder.key))
  return {
    job: { jobId, title },
    supported: features.rolesAndPermissions,
    entries,
    /** Creators and those who are listed already are not offered (TEAM-020). */
    offered: everybody.filter(({ key, creator }) => !creator && !listed.has(key)),
    roles: [...team.roles.map(({ role_id, name }) => ({ role_id, name })), { role_id: 'hm', name: jobRoleLabels.hm }],
    billing: mayDo(asker, 'company.billing'),
  }
}

export async function changeAccess({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireOnJob(request, context, 'jobs.create', params.jobId)
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const form = await formOf(request)
  const roles = form.getAll('role').map(String)
  const kept = form.getAll('holder').map((key, at) => asked(String(key), roles[at] ?? ''))
  const added = textOf(form, 'newHolder') === '' ? [] : [asked(textOf(form, 'newHolder'), textOf(form, 'newRole'))]
  // A row set to "no access" leaves the list; somebody new without a role is what the specification's error is for.
  const permissions = [...kept.filter(({ role_id }) => role_id !== ''), ...added.map(({ role_id, ...holder }) => (role_id === '' ? holder : { ...holder, role_id }))]
  try {
    await context.platform.useCases.setJobPermissions(asker, { jobId, permissions, commandId: randomUUID() })
    return { saved: true as const }
  } catch (error) {
    return refusal(error, request)
  }
}

const asked = (key: string, role_id: string): AskedPermission => (key.startsWith('u:') ? { user_id: key.slice(2), role_id } : { group_id: key.slice(2), role_id })
