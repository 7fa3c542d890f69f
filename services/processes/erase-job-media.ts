import type { CompanyEvent } from '#contracts/company/events.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { storedMediaOf } from '#contracts/job/media/in-job.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { later } from '#contracts/kernel/time.ts'
import type { TemplateEvent } from '#contracts/template/events.ts'
import { mediaIn } from '#projections/jobs/job-media.ts'
import type { Core } from '../core/core.ts'
import { jobMediaErasure } from '../effects/reactions.ts'
import type { ProcessManager } from './process-manager.ts'

/** What came for a job and is in none after this long came to nothing. */
const UNUSED_HOURS = 24
/** Read models know by then of a copy that was made just before. */
const HELD_HOURS = 1

/** A video or picture that was never used, or that a person gave up, is erased. */
export const unusedMediaIsErased: ProcessManager<CompanyEvent> = {
  name: 'unused-media-is-erased',
  category: 'company',
  on: ['JobMediaAdded', 'JobMediaRemoved'],
  react: ({ event, occurredAt }) =>
    event.type === 'JobMediaAdded'
      ? [jobMediaErasure({ mediaIds: [event.data.mediaId] }, later(occurredAt, { hours: UNUSED_HOURS }))]
      : event.type === 'JobMediaRemoved'
        ? [jobMediaErasure(event.data)]
        : [],
}

/** A deleted job loses what it and its versions showed and no other job or template does. */
export const deletedJobLosesMedia: ProcessManager<JobEvent, string[]> = {
  name: 'deleted-job-loses-media',
  category: 'job',
  on: ['JobDeleted'],
  look: (core, recorded) => before(core, recorded, mediaIn),
  react: erased,
}

/** So does a template that is edited or deleted: only its newest version can be used. */
export const formerMediaOfTemplateIsErased: ProcessManager<TemplateEvent, string[]> = {
  name: 'former-media-of-template-is-erased',
  category: 'template',
  on: ['TemplateEdited', 'TemplateDeleted'],
  look: (core, recorded) => before(core, recorded, ofTemplate),
  react: erased,
}

function ofTemplate(event: TemplateEvent): string[] {
  if (event.type === 'TemplateDeleted' || !('modules' in event.data.content)) return []
  const { modules, introVideo } = event.data.content
  return storedMediaOf({ details: { introVideo: introVideo ?? undefined }, journey: { modules } })
}

async function before<Event extends JobEvent | TemplateEvent>(
  { engines, codec }: Core,
  { stream, revision }: Recorded<Event>,
  found: (event: Event) => string[],
): Promise<string[]> {
  const history = await codec.decodeAll<Event>(await engines.store.read(stream))
  return [...new Set(history.flatMap((each) => (each.revision < revision ? found(each.event) : [])))]
}

function erased({ occurredAt }: Recorded<JobEvent | TemplateEvent>, mediaIds: string[]) {
  return mediaIds.length === 0 ? [] : [jobMediaErasure({ mediaIds }, later(occurredAt, { hours: HELD_HOURS }))]
}
