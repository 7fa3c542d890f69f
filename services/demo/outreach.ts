import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Automation } from '#contracts/job/automation/schema.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { notify } from '../processes/notices/notice.ts'
import type { Company, OpenJob } from './step.ts'
import type { Story } from './story.ts'

const APPLIED = 3

/** Templates for messages, automations of one job, and an inbox with what colleagues heard of last; what is there stays. */
export async function openOutreach(
  platform: Platform,
  company: Company,
  { job, stories }: { job: OpenJob; stories: readonly Story[] },
): Promise<void> {
  const { useCases } = platform
  const { companyId, people } = company
  const { marta } = people
  const named = (what: string) => uuid5(companyId, `outreach ${what}`)
  const template = (
    key: string,
    name: string,
    use: 'invitation' | 'reminder' | 'rejection',
    subject: string,
    text: string,
  ) =>
    useCases.messages.saveMessageTemplate(marta, {
      ...{ templateId: named(key), basedOn: null, name, use, channel: 'email', jobId: null, isDefault: false },
      texts: [{ language: 'en', subject, text }],
      commandId: named(`${key} saved`),
    })
  await template(
    'invitation',
    'A warm invitation',
    'invitation',
    '{{firstName|Hello}}, would you like to work at {{company}}?',
    'Hello {{firstName|there}},\n\nwe think you could like {{job}}. It takes about ten minutes, at a time that suits you:\n\n{{link}}\n\n{{sender}}',
  )
  await template(
    'rejection',
    'A kind no',
    'rejection',
    'Your application for {{job}}',
    'Hello {{firstName|there}},\n\nthank you for the time you took. We go on with other people this time, and would be glad to hear from you again.\n\n{{company}}',
  )
  const recruiter = people[job.team.recruiter]
  const { jobId, columnIds } = job
  await useCases.automations.setAutomations(recruiter, {
    jobId,
    automations: automationsOf(named, columnIds),
    commandId: named('automations'),
  })
  await fillInbox(platform, company, { job, stories, named })
}

const automationsOf = (named: (what: string) => string, [first, second]: readonly string[]): Automation[] => [
  {
    automationId: named('thanks'),
    name: 'Thank everyone who applied',
    enabled: true,
    ...{ trigger: 'completes', days: null, stages: [], conditions: {} },
    action: {
      type: 'email',
      subject: 'Thank you, {{firstName}}',
      text: 'Hello {{firstName}},\n\nyour application for {{job}} is complete. We answer within a week.\n\n{{company}}',
    },
  },
  {
    automationId: named('waits'),
    name: 'Remind the team after five days',
    enabled: true,
    ...{ trigger: 'waits', days: 5, stages: [second!], conditions: {} },
    action: { type: 'comment', text: '{{name}} has waited here for five days.' },
  },
  {
    automationId: named('best'),
    name: 'Best ratings go on',
    enabled: false,
    ...{ trigger: 'completes', days: null, stages: [first!], conditions: { rating: 4 } },
    action: { type: 'moveToColumn', statusId: second! },
  },
]

/** As the notices of these events would be: the last who applied, and a question of a colleague. */
async function fillInbox(
  platform: Platform,
  { companyId, people: { marta, nuria } }: Company,
  { job, stories, named }: { job: OpenJob; stories: readonly Story[]; named: (what: string) => string },
): Promise<void> {
  const { commands, codec, engines, useCases } = platform
  const eventsOf = async (candidateId: string) =>
    codec.decodeAll<CandidateEvent>(await engines.store.read(streamName(companyId, 'candidate', candidateId)))
  const applied = stories
    .filter(({ jobId, ends }) => jobId === job.jobId && ends === 'completed')
    .toSorted((a, b) => (b.steps.at(-1)?.at ?? 0) - (a.steps.at(-1)?.at ?? 0))
    .slice(0, APPLIED)
  const [newest] = applied
  if (!newest || marta.kind !== 'user') return
  const { userId } = marta
  await useCases.review.commentOnCandidate(nuria, {
    candidateId: newest.candidateId,
    text: '@Marta Lindqvist could you have a look before Monday?',
    ...{ at: null, mentions: [userId], commandId: named('question'), commentId: named('question') },
  })
  for (const { candidateId } of applied)
    for (const recorded of await eventsOf(candidateId)) {
      const { event } = recorded
      const isQuestion = event.type === 'CandidateCommented' && event.data.commentId === named('question')
      if (event.type !== 'CandidateCompleted' && !isQuestion) continue
      const about = { jobId: job.jobId, candidateId }
      const notice = isQuestion
        ? notify(recorded, userId, { type: 'mention', ...about, commentId: named('question') })
        : notify(recorded, userId, { type: 'applicationCompleted', ...about })
      if (notice.kind !== 'command') continue
      const process = {
        kind: 'process',
        name: 'candidate-news-reaches-colleagues',
        companyId,
        permissions: [],
      } as const
      const context = platform.context(process, uuid5(recorded.id, 'noticed'))
      await commands.handle(inboxDecider, userId, notice.command as Parameters<typeof inboxDecider.decide>[0], context)
    }
}
