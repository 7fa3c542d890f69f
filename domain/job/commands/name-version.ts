import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { MAX_VERSION_NAME } from '#contracts/job/choices.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { editable } from '../policies/known.ts'

/** Any moment of the job can have a name, and keeps it however much is edited after it. */
export function nameVersion({ revision, name }: JobCommandData<'NameJobVersion'>, state: Job): JobEvent[] {
  const job = editable(state)
  if (revision > job.revision) throw new Rejected('job/version-not-found', 'No such version')
  const before = job.versionNames.get(revision)
  if (name === null) return before === undefined ? [] : [{ type: 'JobVersionNameRemoved', data: { revision } }]
  const given = versionName(name)
  return given === before ? [] : [{ type: 'JobVersionNamed', data: { revision, name: given } }]
}

function versionName(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '')
    throw new Rejected('job/version-name-invalid', 'A version needs a name', { name: 'Required field' })
  if (trimmed.length > MAX_VERSION_NAME)
    throw new Rejected('job/version-name-invalid', 'The name is too long', { name: 'Character limit exceeded' })
  return trimmed
}
