import { expect, it } from 'vitest'
import * as z from 'zod'
import { JobDraft } from '#contracts/job/draft.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { aJob, aQuestion, anInterview, choice, journeyWith } from '#test/fixtures/job.ts'
import { formatsIn } from '../../i18n/format.ts'
import { serverTexts } from '../../i18n/texts.server.ts'
import { fieldName, rowsOf } from './rows.ts'

const { translate } = serverTexts.textsOf('en')
const texts = {
  t: translate('versions'),
  builder: translate('builder'),
  journey: translate('journey'),
  modules: translate('modules'),
  formats: formatsIn('en'),
}
const told = (before: JobDraft, after: JobDraft) =>
  rowsOf(before, after, texts).map(({ what, kind, before: was, after: is }) => [what.join(' / '), kind, was, is])
const jobOf = (...modules: JourneyModule[]) => ({ ...aJob(), journey: journeyWith(...modules) })
const weighing = (weight: 1 | 2): JobDraft => ({
  ...aJob(),
  scorecard: { skills: [{ metricId: 's1', name: 'TypeScript', weight }], englishLevel: weight === 1 ? null : 'C1' },
})

it.each<[string, JobDraft, JobDraft, string[][]]>([
  [
    'a title, a salary and a type',
    aJob(),
    aJob({
      jobTitle: 'Porter',
      jobType: 'part_time',
      countryCode: null,
      salary: { ...aJob().details.salary, max: null },
    }),
    [
      ['Job title', 'changed', 'Backend engineer', 'Porter'],
      ['Job type', 'changed', 'Full time', 'Part time'],
      ['Country', 'changed', 'Germany', 'Not set'],
      ['Salary / Maximum', 'changed', '80,000', 'Not set'],
    ],
  ],
  [
    'a weight and a level',
    weighing(1),
    weighing(2),
    [
      ['Qualification / TypeScript / Weight', 'changed', 'Important', 'Must have'],
      ['English level', 'changed', 'Not set', 'Fluent English (C1) is needed for this job'],
    ],
  ],
  [
    'a question that is gone, and one that moved',
    jobOf(...['Shift?', 'Night?', 'Car?', 'When?'].map((title, at) => choice(`q${at}`, { title }))),
    jobOf(...['When?', 'Shift?', 'Night?'].map((title, at) => choice(`q${(at + 3) % 4}`, { title }))),
    [
      ['Pages', 'moved', 'Single choice: When?\nPosition 5', 'Single choice: When?\nPosition 2'],
      ['Pages', 'removed', 'Single choice: Car?', ''],
    ],
  ],
  [
    'an option that was added and is right',
    jobOf(choice('a')),
    jobOf(choice('a', { options: [...choice('a').options, { id: 'n', label: 'Night', correct: true }] })),
    [['2. Single choice: Which shift? / Options', 'added', '', 'Night']],
  ],
  [
    'the time for a question on camera',
    jobOf(anInterview('v')),
    jobOf(anInterview('v', [{ ...aQuestion, partDuration: 90 }])),
    [
      [
        '2. Video interview: Video interview / Questions / Why this job? / Record time',
        'changed',
        '45 s',
        '1 min 30 s',
      ],
    ],
  ],
])('tells %s in words', (_, before, after, rows) => expect(told(before, after)).toEqual(rows))

/** The sections, what lists are keyed by, and what is never different in one item. */
const neverSaid = ['details', 'scorecard', 'journey', 'modules', 'id', 'metricId', 'categoryId', 'kind']

it('has a name for every field of a job', () => {
  const fields = new Set<string>()
  const collect = (schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return
    if ('properties' in schema) for (const field of Object.keys(schema.properties as object)) fields.add(field)
    for (const part of Object.values(schema)) collect(part)
  }
  collect(z.toJSONSchema(JobDraft, { unrepresentable: 'any' }))
  expect(fields.size).toBeGreaterThan(60)
  const unnamed = [...fields].filter((field) => fieldName(field, texts) === texts.t('otherSetting'))
  expect(unnamed.filter((field) => !neverSaid.includes(field))).toEqual([])
})

it('says languages by their names, and what is no language as it is', () => {
  const spoken = (transcriptLanguage: string): JobDraft => aJob({ transcriptLanguage })
  expect(told(spoken('de'), spoken('pt-BR'))[0]!.slice(2)).toEqual(['German', 'Brazilian Portuguese'])
  expect(told(spoken('de'), spoken('auto'))[0]![3]).toBe('auto')
})
