import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { filterAddress, filterIn } from '#contracts/candidate/filter.ts'
import { JobId, Uuid } from '#contracts/kernel/ids.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Readers } from '#projections/readers.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { safePath } from '../lib/return-to.ts'
import { commandIn } from '../offline/command-id.server.ts'
import type { SavedFilterData } from './filter-data.ts'

/** The saved filters of a job as its pages show them. */
export async function savedFiltersFor(readers: Readers, asker: Asker, jobId: JobId): Promise<SavedFilterData> {
  const [filters, roles] = await Promise.all([readers.savedFiltersOn(asker, jobId), readers.rolesOf(asker)])
  const own = asker.kind === 'user' ? asker.userId : null
  return {
    filters: filters.map(({ ownerId, changedAt: _at, ...filter }) => ({ ...filter, own: ownerId === own })),
    roles: roles.map(({ role_id: id, name }) => ({ id, name })),
  }
}

/** Saves, changes or deletes a filter of a job, and goes back to where that was done. */
export async function savedFilterAction(asker: Asker, { request, context }: ActionFunctionArgs) {
  const { useCases, caughtUp } = context.platform
  const form = await formOf(request)
  const job = JobId.safeParse(form.get('job'))
  if (!job.success) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const commandId = commandIn(form, { request, asker })
  const id = Uuid.safeParse(form.get('filterId'))
  const given = (name: string) => (form.has(name) ? textOf(form, name, 4000) : undefined)
  const sharedWith = given('sharedWith') === '' ? null : given('sharedWith')
  const [name, pinned] = [given('name'), form.has('pinned') ? form.get('pinned') === '1' : undefined]
  const address = filterAddress(filterIn(new URLSearchParams(given('address') ?? '')).filter).toString()
  // A new one is named by its command, so that the same form sent twice saves one.
  const named = { jobId: job.data, filterId: id.success ? id.data : commandId, commandId }
  try {
    switch (form.get('intent')) {
      case 'save': {
        const kept = { name: name ?? '', address, sharedWith: sharedWith ?? null, pinned: pinned ?? false }
        await caughtUp((await useCases.review.saveFilter(asker, { ...named, ...kept })).token)
        break
      }
      case 'change':
        await caughtUp((await useCases.review.changeFilter(asker, { ...named, name, sharedWith, pinned })).token)
        break
      case 'delete':
        await caughtUp((await useCases.review.deleteFilter(asker, named)).token)
        break
      default:
        throw new Response(null, { status: 400, statusText: 'Bad Request' })
    }
  } catch (error) {
    return refusal(error, { request, context }, { name: name ?? '' })
  }
  throw redirect(safePath(textOf(form, 'back', 4000)))
}
