import { describe, expect, it } from 'vitest'
import { emptyDraft } from '#contracts/job/blank.ts'
import { standardRules } from '#contracts/job/draft-rules.ts'
import { journeyProblems, scorecardProblems } from '#contracts/job/validation.ts'
import { withTemplate } from '#contracts/template/apply.ts'
import { InterviewContent } from '#contracts/template/content.ts'
import { templateProblems } from '#contracts/template/rules.ts'
import { fieldsOfWork } from '#contracts/template/starter.ts'
import { starterTemplates } from './all.ts'

const questionsOf = ({ modules }: (typeof starterTemplates)[number]) =>
  modules.flatMap((module) => (module.kind === 'WIDGET' ? module.questions : []))
const screeningOf = ({ modules }: (typeof starterTemplates)[number]) => modules.filter(({ kind }) => kind !== 'WIDGET')
const within = (number: number, least: number, most: number) => number >= least && number <= most
const twice = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at)

describe('the starter library', () => {
  it('has at least forty sets, some in each field of work, each under a name and an id of its own', () => {
    expect(starterTemplates.length).toBeGreaterThanOrEqual(40)
    expect([...new Set(starterTemplates.map(({ field }) => field))]).toEqual([...fieldsOfWork])
    expect(twice(starterTemplates.map(({ name }) => name))).toEqual([])
    expect(twice(starterTemplates.map(({ id }) => id))).toEqual([])
  })

  it('is made of what a job can go live with, as it is applied', () => {
    const wrong = starterTemplates.flatMap((set) => {
      const content = { kind: 'assessment', introVideo: null, ...set } as const
      const { scorecard, journey } = withTemplate(emptyDraft(), { ...content, templateId: set.id, version: 1 })
      const changed = JSON.stringify(journey.modules.slice(1, -2)) !== JSON.stringify(set.modules)
      const problems = {
        ...templateProblems(content),
        ...journeyProblems(journey, standardRules),
        ...scorecardProblems(scorecard),
        ...(changed && { modules: 'A length is not offered for templates' }),
        ...(InterviewContent.safeParse(content).success ? {} : { stored: 'Cannot be stored' }),
      }
      return Object.keys(problems).length > 0 ? [{ id: set.id, problems }] : []
    })
    expect(wrong).toEqual([])
  })

  it('asks five to eight questions by video, two to four before, and weighs five to eight skills', () => {
    const wrong = starterTemplates.filter(
      (set) =>
        !within(questionsOf(set).length, 5, 8) ||
        !within(screeningOf(set).length, 2, 4) ||
        !within(set.scorecard.skills.length, 5, 8) ||
        !set.scorecard.skills.some(({ weight }) => weight === 2),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('repeats no question and no skill', () => {
    expect(twice(starterTemplates.flatMap((set) => questionsOf(set).map(({ question }) => question)))).toEqual([])
    expect(twice(starterTemplates.flatMap((set) => screeningOf(set).map(({ title }) => title)))).toEqual([])
    for (const { id, scorecard } of starterTemplates)
      expect(twice(scorecard.skills.map(({ name }) => name)), id).toEqual([])
  })

  it('asks nothing that the law forbids to ask', () => {
    const forbidden =
      /\b(how old|your age|born|birth|married|marital|spouse|pregnan\w*|family planning|children of your own|religio\w*|church|nationality|citizen\w*|ethnic\w*|disab\w*|your health|sick leave|illness|union member)\b/i
    const asked = starterTemplates.flatMap((set) => [
      ...questionsOf(set).map(({ question }) => question),
      ...screeningOf(set).map(({ title }) => title),
    ])
    expect(asked.filter((text) => forbidden.test(text))).toEqual([])
    expect(forbidden.test('Are you married?')).toBe(true)
  })
})
