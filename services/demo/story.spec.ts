import { expect, it } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { demoJobs } from './jobs.ts'
import { storyOf } from './story.ts'
import type { Team } from './step.ts'
import { DAY } from './time.ts'

const companyId = 'cacme00000000'
const rita: Asker = {
  kind: 'user',
  companyId,
  userId: '11111111-1111-4111-8111-111111111111',
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
}
const team: Team = { creator: rita, editor: rita, reviewers: [rita, rita] }
const hours = Array.from({ length: 7 * 24 }, (_, hour) => Date.parse('2026-11-16T00:30:00.000Z') + (hour * DAY) / 24)

/** Where the candidates of a job stand when their stories have been told until `now`. */
function columnsOf(demoJob: (typeof demoJobs)[number], now: number): Set<string> {
  const job = {
    ...demoJob,
    jobId: '22222222-2222-4222-8222-222222222222',
    columnIds: ['default', 'screen', 'interview', 'offer', 'hired', 'rejected'],
  }
  const before = demoJobs.slice(0, demoJobs.indexOf(demoJob)).reduce((sum, { candidates }) => sum + candidates, 0)
  const found = new Set<string>()
  for (let place = 0; place < job.candidates; place++) {
    let column = 'default'
    for (const { command } of storyOf(before + place, place, job, team, companyId, now).steps) {
      if (command.type === 'MoveCandidateToColumn') column = command.data.to
      if (command.type === 'RejectCandidate') column = 'rejected'
    }
    found.add(column)
  }
  return found
}

it.each(demoJobs)(
  'the board of $draft.details.jobTitle has somebody in every column, at whatever hour of the week it is filled',
  (demoJob) => {
    for (const now of hours)
      expect([...columnsOf(demoJob, now)].sort(), new Date(now).toISOString()).toEqual([
        'default',
        'hired',
        'interview',
        'offer',
        'rejected',
        'screen',
      ])
  },
)
