import { describe, expect, it } from 'vitest'
import { channelOf } from '#contracts/candidate/channel.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { colleagues } from './colleagues.ts'
import { crowdOf } from './crowd.ts'
import { liveJobs } from './jobs/all.ts'
import type { LiveJob } from './jobs/job.ts'
import { type Story, storyOf } from './story.ts'
import type { Company } from './step.ts'
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
const everyone = Object.fromEntries([['marta', rita], ...colleagues.map(({ key }) => [key, rita])]) as Company['people']
const company: Company = { companyId, people: everyone, careerSite: rita }
const crowd = crowdOf(liveJobs)
const hours = Array.from({ length: 7 * 24 }, (_, hour) => Date.parse('2026-11-16T00:30:00.000Z') + (hour * DAY) / 24)
const ids = ['screen', 'interview', 'offer']

const storiesOf = (job: LiveJob, now: number): Story[] => {
  const columns = ids.slice(0, job.columns.length)
  const open = {
    ...job,
    jobId: '22222222-2222-4222-8222-222222222222',
    columnIds: ['default', ...columns, 'hired', 'rejected'],
  }
  const before = liveJobs.slice(0, liveJobs.indexOf(job)).reduce((sum, { candidates }) => sum + candidates, 0)
  return crowd
    .get(job.key)!
    .map((person, place) => storyOf({ index: before + place, place, person, job: open, company, now }))
}

/** Where a story leaves its candidate, and since when. */
function stageOf({ steps, ends }: Story): { column: string; since: number } {
  let stage = { column: ends === 'auto rejected' ? 'rejected' : 'default', since: steps[0]?.at ?? 0 }
  for (const { at, command } of steps) {
    if (command.type === 'MoveCandidateToColumn') stage = { column: command.data.to, since: at }
    if (command.type === 'RejectCandidate') stage = { column: 'rejected', since: at }
  }
  return stage
}

describe('the people who apply', () => {
  const people = [...crowd.values()].flat()
  const countsOf = (values: string[]) => Object.values(Object.groupBy(values, (value) => value)).map((of) => of!.length)

  it('are 600, with a name and an address of their own each', () => {
    expect(people).toHaveLength(600)
    expect(new Set(people.map(({ name }) => name)).size).toBe(600)
    expect(new Set(people.map(({ email }) => email)).size).toBe(600)
    for (const { email } of people) expect(email).toMatch(/^[a-z0-9.]+@[a-z]+\.example$/)
  })

  it('share a first or last name with few others', () => {
    expect(Math.max(...countsOf(people.map(({ name }) => name.split(' ')[0]!)))).toBeLessThanOrEqual(8)
    expect(Math.max(...countsOf(people.map(({ name }) => name.split(' ').slice(1).join(' '))))).toBeLessThanOrEqual(8)
  })
})

const titled = <Job extends LiveJob>(jobs: Job[]) => jobs.map((job) => ({ title: job.draft.details.jobTitle, job }))

it.each(titled(liveJobs.filter(({ over }) => !over)))(
  'the board of $title has a person in every column, at any hour of the week it is filled',
  ({ job }) => {
    for (const now of hours)
      expect(
        [...new Set(storiesOf(job, now).map((story) => stageOf(story).column))].sort(),
        new Date(now).toISOString(),
      ).toEqual(['default', 'hired', 'interview', 'offer', 'rejected', 'screen'])
  },
)

it.each(titled(liveJobs.filter(({ over }) => over)))(
  'everyone who applied as $title has heard in the end',
  ({ job }) => {
    for (const now of hours.slice(0, 24)) {
      const columns = storiesOf(job, now).map((story) => stageOf(story).column)
      expect(columns.filter((column) => column === 'hired')).toHaveLength(job.over!.hires)
      expect(columns.filter((column) => column !== 'hired' && column !== 'rejected')).toEqual([])
    }
  },
)

it('no one who is not decided has been in a stage for more than four weeks', () => {
  const now = hours[40]!
  for (const job of liveJobs)
    for (const { column, since } of storiesOf(job, now).map(stageOf))
      if (column !== 'hired' && column !== 'rejected') expect((now - since) / DAY).toBeLessThan(30)
})

it('about a seventh of the complete applications wait for a first review', () => {
  const now = hours[62]!
  const complete = liveJobs
    .flatMap((job) => storiesOf(job, now))
    .filter(({ steps }) => steps.some(({ command }) => command.type === 'FinishJourney'))
    .filter(({ ends }) => ends === 'completed')
  const open = complete.filter(({ steps }) => !steps.some(({ command }) => command.type === 'RateCandidate'))
  expect(open.length / complete.length).toBeGreaterThan(0.1)
  expect(open.length / complete.length).toBeLessThan(0.2)
})

it('applicants come from several boards and campaigns, as their links say, and many say nothing', () => {
  const came = liveJobs.flatMap((job) =>
    storiesOf(job, hours[10]!).flatMap(({ steps }) =>
      steps.flatMap(({ command }) => (command.type === 'StartJourney' ? [command.data.origin ?? null] : [])),
    ),
  )
  const named = came.flatMap((origin) => (origin ? [channelOf(origin)] : []))
  expect(named.length).toBeGreaterThan(100)
  expect(came.length - named.length).toBeGreaterThan(100)
  const boards = ['google', 'indeed', 'linkedin', 'newsletter', 'ziprecruiter']
  expect([...new Set(named.map(({ board }) => board))].sort()).toEqual(boards)
  expect([...new Set(named.map(({ campaign }) => campaign))].sort()).toEqual(['', 'autumn engineers', 'open day'])
})

it('the week of the campaign brings more than the week before and after', () => {
  const now = hours[62]!
  const started = liveJobs
    .flatMap((job) => storiesOf(job, now))
    .flatMap(({ steps }) => steps.slice(0, 1).map(({ at }) => (now - at) / DAY))
  const between = (from: number, to: number) => started.filter((days) => days <= from && days > to).length
  expect(between(26, 19)).toBeGreaterThan(1.5 * between(33, 26))
  expect(between(26, 19)).toBeGreaterThan(1.3 * between(19, 12))
  expect(between(45, 38)).toBeLessThan(between(60, 53))
})

it('the colleagues of a job say different things of a candidate now and then, and answer each other', () => {
  const now = hours[62]!
  const rated = liveJobs
    .flatMap((job) => storiesOf(job, now))
    .map(({ steps }) => steps.flatMap(({ command }) => (command.type === 'RateCandidate' ? [command.data.value] : [])))
  expect(rated.filter((values) => Math.max(...values) - Math.min(...values) >= 2).length).toBeGreaterThan(15)
})
