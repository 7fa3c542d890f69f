import { describe, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, choice, drafted, journeyWith, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const job = aJob()
const save = (draft: Partial<JobDraft>, seen?: number) =>
  ({
    type: 'SaveJob',
    data: {
      jobId: backendJob,
      draft,
      step: null,
      basedOn: seen === undefined ? null : { details: seen, journey: seen },
    },
  }) as const
const details = (changes: Partial<JobDraft['details']>) => ({ details: aJob(changes).details })
const asked = { journey: journeyWith(choice('shift')) }

describe('saving a draft', () => {
  it('records only the section that changed', () => {
    given(drafted())
      .when(save({ ...job, ...details({ location: 'Hamburg' }) }))
      .then({ type: 'JobDetailsEdited', data: details({ location: 'Hamburg' }) })
  })

  it('stays silent when nothing changed', () => {
    given(drafted()).when(save(job)).thenNothing()
  })

  it('keeps an unfinished job: a draft may be invalid', () => {
    given(drafted())
      .when(save(details({ location: '' })))
      .then({ type: 'JobDetailsEdited', data: details({ location: '' }) })
  })

  it('saves an empty title as Untitled Job', () => {
    given(drafted())
      .when(save(details({ jobTitle: '  ' })))
      .then({ type: 'JobDetailsEdited', data: details({ jobTitle: 'Untitled Job' }) })
  })

  it('drops blank benefits and blank skills', () => {
    const blank = { benefits: [...job.details.benefits, { id: 'b2', title: ' ' }] }
    const skills = [...job.scorecard.skills, { metricId: 's2', name: '', weight: 1 as const }]
    given(drafted())
      .when(save({ ...details(blank), scorecard: { ...job.scorecard, skills } }))
      .thenNothing()
  })

  it('remembers the step the builder was left at', () => {
    const command = {
      type: 'SaveJob',
      data: { jobId: backendJob, draft: {}, step: 'scorecard', basedOn: null },
    } as const
    given(drafted())
      .when(command)
      .then({ type: 'BuilderStepReached', data: { step: 'scorecard' } })
    given(drafted(), { type: 'BuilderStepReached', data: { step: 'scorecard' } })
      .when(command)
      .thenNothing()
  })

  it('lets a developer who confirmed it save a live job with invalid fields, which still has its form and endings', () => {
    const untitled = journeyWith({ ...choice('q1'), title: '' })
    const saved = (journey: typeof untitled, override?: boolean) =>
      ({
        type: 'SaveJob',
        data: { jobId: backendJob, draft: { journey }, step: null, basedOn: null, ...(override && { override }) },
      }) as const
    given(...live())
      .when(saved(untitled))
      .thenRejects('job/invalid-fields')
    given(...live())
      .when(saved(untitled, true))
      .then(
        { type: 'JourneyEdited', data: { journey: untitled } },
        { type: 'JourneyPublished', data: { version: 2, journey: untitled } },
      )
    given(...live())
      .when(saved({ modules: [] }, true))
      .thenRejects('job/invalid-fields')
  })

  it('remembers the module that was open, until another is', () => {
    const at = (step: 'screen' | null, subStep?: string | null) =>
      ({
        type: 'SaveJob',
        data: { jobId: backendJob, draft: {}, step, basedOn: null, ...(subStep !== undefined && { subStep }) },
      }) as const
    const open: JobEvent = { type: 'BuilderStepReached', data: { step: 'screen', subStep: 'q1' } }
    given(drafted()).when(at('screen', 'q1')).then(open)
    given(drafted(), open).when(at(null, 'q1')).thenNothing()
    given(drafted(), open).when(at('screen')).thenNothing()
    given(drafted(), open)
      .when(at(null, 'q2'))
      .then({ type: 'BuilderStepReached', data: { step: 'screen', subStep: 'q2' } })
    given(drafted(), open)
      .when(at(null, null))
      .then({ type: 'BuilderStepReached', data: { step: 'screen' } })
  })

  it('refuses an eleventh module', () => {
    const eleven = journeyWith(...Array.from({ length: 11 }, (_, index) => choice(`q${index}`)))
    given(drafted())
      .when(save({ journey: eleven }))
      .thenRejects('job/invalid-fields', { 'journey.modules': 'Maximum 10 questions allowed per job' })
  })
})

describe('two people editing the same job', () => {
  const moved = { type: 'JobDetailsEdited', data: details({ location: 'Hamburg' }) } as const

  it('takes both when they changed different parts', () => {
    given(drafted(), moved).when(save(asked, 0)).then({ type: 'JourneyEdited', data: asked })
  })

  it('refuses the one who has not seen the other change of the same part', () => {
    given(drafted(), moved)
      .when(save(details({ location: 'Munich' }), 0))
      .thenRejects('job/stale-draft', { details: 'Changed by somebody else' })
  })

  it('takes the change of a person who has seen it', () => {
    given(drafted(), moved)
      .when(save(details({ location: 'Munich' }), 1))
      .then({ type: 'JobDetailsEdited', data: details({ location: 'Munich' }) })
  })

  it('has no quarrel when both typed the same', () => {
    given(drafted(), moved)
      .when(save(details({ location: 'Hamburg' }), 0))
      .thenNothing()
  })
})

describe('saving a job that is live', () => {
  it('publishes the changed journey as its next version', () => {
    given(...live())
      .when(save(asked))
      .then({ type: 'JourneyEdited', data: asked }, { type: 'JourneyPublished', data: { version: 2, ...asked } })
  })

  it('publishes nothing when only the details changed', () => {
    given(...live())
      .when(save(details({ location: 'Hamburg' })))
      .then({ type: 'JobDetailsEdited', data: details({ location: 'Hamburg' }) })
  })

  it('refuses invalid fields and names them', () => {
    given(...live())
      .when(save(details({ jobTitle: 'Dev' })))
      .thenRejects('job/invalid-fields', { 'details.jobTitle': 'Required at least 5 characters' })
    given(...live())
      .when(save(details({ jobTitle: '' })))
      .thenRejects('job/invalid-fields', { 'details.jobTitle': 'Required field' })
  })
})

describe('saving what cannot be edited', () => {
  it('refuses an unknown job', () => {
    given().when(save(job)).thenRejects('job/not-found')
  })

  it('refuses an archived job', () => {
    given(...live(), { type: 'JobArchived', data: {} })
      .when(save(asked))
      .thenRejects('job/archived')
  })
})

describe('how many questions a job can have', () => {
  const asking = (count: number) => ({
    journey: journeyWith(...Array.from({ length: count }, (_, n) => choice(`q${n}`))),
  })
  const within = (count: number, moduleLimit: number) => {
    const { type, data } = save(asking(count))
    return { type, data: { ...data, moduleLimit } }
  }
  it('is ten, or the limit of the company', () => {
    given(drafted())
      .when(save(asking(11)))
      .thenRejects('job/invalid-fields')
    given(drafted())
      .when(within(13, 13))
      .then({ type: 'JourneyEdited', data: asking(13) })
    given(drafted()).when(within(14, 13)).thenRejects('job/invalid-fields')
  })

  it('stays what it was when the limit goes down', () => {
    const had = { ...job, ...asking(13) }
    const changed = { journey: journeyWith(...Array.from({ length: 13 }, (_, n) => choice(`other${n}`))) }
    given(drafted(had)).when(save(changed)).then({ type: 'JourneyEdited', data: changed })
    given(drafted(had))
      .when(save(asking(14)))
      .thenRejects('job/invalid-fields')
    given(...live(had))
      .when(save(details({ jobTitle: 'Frontend engineer' })))
      .then({ type: 'JobDetailsEdited', data: { details: { ...had.details, jobTitle: 'Frontend engineer' } } })
  })
})
