import { describe, expect, it } from 'vitest'
import { aJob, aQuestion, anInterview, choice } from '#test/fixtures/job.ts'
import { publicDetails, withoutBlanks } from './blank.ts'
import { noAddress, noManager, noOrganization } from './empty-details.ts'
import { wordingOf } from '../kernel/wording.ts'
import type { JobDetails } from './draft.ts'
import type { JourneyModule } from './journey.ts'
import { draftProblems } from './sections.ts'
import { standardRules } from './draft-rules.ts'
import { detailsProblems, type FieldProblems, fieldState, journeyProblems } from './validation.ts'

/** As they read in English. */
const inWords = (problems: FieldProblems) =>
  Object.fromEntries(Object.entries(problems).map(([path, words]) => [path, wordingOf(words).text]))
const details = (changes: Partial<JobDetails>) => inWords(detailsProblems({ ...aJob().details, ...changes }))
const salary = (min: number | null, max: number | null) =>
  details({ salary: { currency: 'EUR', min, max, period: 'annual' } })
const withModules = (...added: JourneyModule[]) => {
  const [form, thanks, reject] = aJob().journey.modules.filter((module) =>
    ['FORM', 'THANK_YOU', 'REJECT'].includes(module.kind),
  )
  return inWords(journeyProblems({ modules: [form!, ...added, thanks!, reject!] }, standardRules))
}

describe('the fields of job details', () => {
  it('finds nothing wrong with a job that is filled in', () => {
    expect(draftProblems(aJob(), standardRules)).toEqual({})
  })

  it('shows the first failing rule of each field', () => {
    expect(details({ jobTitle: '   ' })).toEqual({ 'details.jobTitle': 'Required field' })
    expect(details({ jobTitle: 'Dev' })).toEqual({ 'details.jobTitle': 'Required at least 5 characters' })
    expect(details({ jobTitle: 'x'.repeat(81) })).toEqual({ 'details.jobTitle': 'Character limit exceeded' })
    expect(details({ jobTitle: 'x'.repeat(80) })).toEqual({})
    expect(details({ location: '' })).toEqual({ 'details.location': 'Required field' })
    expect(details({ jobDescription: '' })).toEqual({ 'details.jobDescription': 'Required field' })
    expect(details({ jobDescription: 'x'.repeat(801) })).toEqual({
      'details.jobDescription': 'Character limit exceeded',
    })
    expect(details({ brandName: 'x'.repeat(41) })).toEqual({ 'details.brandName': 'Character limit exceeded' })
  })

  it('bounds a salary below by nothing and each end by the other', () => {
    expect(salary(-1, null)).toEqual({ 'details.salary.min': 'Minimum salary cannot be less than 0' })
    expect(salary(60_000, 50_000)).toEqual({
      'details.salary.min': 'Minimum salary cannot be more than 50000',
      'details.salary.max': 'Maximum salary cannot be less than 60000',
    })
    expect(salary(50_000, 50_000)).toEqual({})
  })

  it('takes four benefits of a hundred characters, blank ones not counted', () => {
    const benefits = (...titles: string[]) =>
      details({ benefits: titles.map((title, index) => ({ id: `b${index}`, title })) })
    expect(benefits('a', 'b', 'c', 'd', ' ')).toEqual({})
    expect(benefits('a', 'b', 'c', 'd', 'e')).toEqual({ 'details.benefits': 'Benefits cannot be more than 4' })
    expect(benefits('x'.repeat(101))).toEqual({ 'details.benefits.b0': 'Character limit exceeded' })
  })
})

describe('a job that asks in a conversation (JOB-041, JOB-046)', () => {
  const long = (interviewByChat: boolean) => {
    const { details, scorecard, journey } = aJob()
    const modules = journey.modules.map((module) => ({ ...module, title: 'x'.repeat(300) }))
    return draftProblems(
      {
        details: { ...details, interviewByChat, jobTitle: 'QA', jobDescription: 'x'.repeat(5000) },
        scorecard: { ...scorecard, skills: [{ metricId: 'm1', name: 'x'.repeat(500), weight: 1 }] },
        journey: { modules },
      },
      standardRules,
    )
  }
  it('has no limits for its title and no caps on its texts, and everything else that keeps a job from going live', () => {
    expect(Object.keys(long(false)).length).toBeGreaterThan(4)
    expect(long(true)).toEqual({})
    const { details, scorecard, journey } = aJob()
    const empty = { ...details, interviewByChat: true, jobTitle: '', location: '' }
    expect(inWords(draftProblems({ details: empty, scorecard, journey }, standardRules))).toEqual({
      'details.jobTitle': 'Required field',
      'details.location': 'Required field',
    })
  })
})

describe('the modules of the interview builder', () => {
  it('wants a title of at most eighty characters for a question, a hundred for the form', () => {
    expect(withModules(choice('q', { title: '' }))).toEqual({ 'journey.q.title': 'Required field' })
    expect(withModules(choice('q', { title: 'x'.repeat(81) }))).toEqual({
      'journey.q.title': 'Character limit exceeded',
    })
    expect(withModules(choice('q', { description: 'x'.repeat(201) }))).toEqual({
      'journey.q.description': 'Character limit exceeded',
    })
  })

  it('wants two to six options, each with a label', () => {
    const options = (n: number, label = 'One') =>
      Array.from({ length: n }, (_, index) => ({ id: `o${index}`, label, correct: false }))
    expect(withModules(choice('q', { options: options(1) }))).toEqual({
      'journey.q.options': 'Required at least 2 item(s)',
    })
    expect(withModules(choice('q', { options: options(7) }))).toEqual({
      'journey.q.options': 'Options cannot be more than 6',
    })
    expect(withModules(choice('q', { options: options(2, '') }))).toEqual({
      'journey.q.options.o0': 'Required field',
      'journey.q.options.o1': 'Required field',
    })
  })

  it('wants one to ten questions of a matrix, each with one to ten answers, all with a title of at most fifty characters', () => {
    const row = (id: string, titles: string[], title = 'Row') => ({
      id,
      title,
      selectAllTitle: 'All',
      answers: titles.map((each, index) => ({ id: `a${index}`, title: each })),
    })
    const matrix = (...questions: ReturnType<typeof row>[]) =>
      withModules({ ...choice('q', {}), kind: 'MATRIX_CHOICE', questions } as JourneyModule)
    const rows = (n: number) => Array.from({ length: n }, (_, index) => row(`r${index}`, ['One']))
    const ten = Array.from({ length: 10 }, () => 'One')
    expect(matrix(...rows(9), row('last', ten))).toEqual({})
    const full = Array.from({ length: 10 }, (_, index) => row(`r${index}`, ten))
    expect(matrix(...full)).toEqual({})
    expect(matrix(...full.slice(0, 9), row('r9', [...ten.slice(0, 9), ' ']))).toEqual({
      'journey.q.questions.r9.answers.a9': 'Required field',
    })
    expect(matrix(...full.slice(0, 9), row('r9', ten, ''))).toEqual({
      'journey.q.questions.r9.title': 'Required field',
    })
    expect(matrix()).toEqual({ 'journey.q.questions': 'Required at least 1 item(s)' })
    expect(matrix(...rows(11))).toEqual({ 'journey.q.questions': 'Questions cannot be more than 10' })
    expect(matrix(row('r', []))).toEqual({ 'journey.q.questions.r.answers': 'Required at least one answer' })
    expect(matrix(row('r', [...ten, 'One']))).toEqual({
      'journey.q.questions.r.answers': 'Answers cannot be more than 10',
    })
    expect(matrix(row('r', ['One', ''], ''))).toEqual({
      'journey.q.questions.r.title': 'Required field',
      'journey.q.questions.r.answers.a1': 'Required field',
    })
    expect(matrix(row('r', ['x'.repeat(51)], 'x'.repeat(51)))).toEqual({
      'journey.q.questions.r.title': 'Character limit exceeded',
      'journey.q.questions.r.answers.a0': 'Character limit exceeded',
    })
  })

  it('never lets more be selected than there are options', () => {
    const many = (maxSelected: number): JourneyModule => ({ ...choice('q', {}), kind: 'MULTIPLE_CHOICE', maxSelected })
    expect(withModules(many(1))).toEqual({ 'journey.q.maxSelected': 'Max selected cannot be less than 2' })
    expect(withModules(many(3))).toEqual({ 'journey.q.maxSelected': 'Max selected cannot be more than 2' })
    expect(withModules(many(2))).toEqual({})
  })

  it('lets a written answer have from 1 to 5000 characters', () => {
    const written = (maxLength: number): JourneyModule => ({
      kind: 'FREE_TEXT',
      id: 'q',
      title: 'Why?',
      description: '',
      required: true,
      verbatimTitle: false,
      antiCheat: false,
      forceRecording: false,
      maxLength,
    })
    expect(withModules(written(0))).toEqual({ 'journey.q.maxLength': 'Max characters cannot be less than 1' })
    expect(withModules(written(5001))).toEqual({ 'journey.q.maxLength': 'Max characters cannot be more than 5000' })
    expect(withModules(written(5000))).toEqual({})
  })

  it('asks for the right answer when a wrong one rejects', () => {
    expect(withModules(choice('q', { rejectOnWrong: true }))).toEqual({ 'journey.q.correct': 'Required field' })
  })

  it('wants at least one question in a video interview, none of them empty', () => {
    expect(withModules(anInterview('v', []))).toEqual({ 'journey.v.questions': 'Required at least 1 item(s)' })
    expect(withModules(anInterview('v', [{ ...aQuestion, question: ' ' }]))).toEqual({
      'journey.v.questions.q1.question': 'This field is required',
    })
    const videoQuestion = { url: 'https://youtu.be/dQw4w9WgXcQ', type: 'video' as const }
    expect(withModules(anInterview('v', [{ ...aQuestion, thinkingTime: 15, videoQuestion }]))).toEqual({
      'journey.v.questions.q1.thinkingTime': 'Cannot be set with video question',
    })
    expect(withModules(anInterview('v', [{ ...aQuestion, thinkingTime: 0, videoQuestion }]))).toEqual({})
  })

  it('keeps one form first, one thank-you and one reject page last', () => {
    const [form, ...rest] = aJob().journey.modules
    const shape = {
      'journey.modules': 'A journey starts with one form page and ends with one thank-you and one reject page',
    }
    expect(journeyProblems({ modules: rest }, standardRules)).toMatchObject(shape)
    expect(journeyProblems({ modules: [...rest, form!] }, standardRules)).toMatchObject(shape)
    expect(withModules(choice('q', {}), choice('q', {}))).toMatchObject({
      'journey.modules': 'Two modules have the same id',
    })
  })

  it('takes ten modules beside the form and the endings', () => {
    const ten = Array.from({ length: 10 }, (_, index) => choice(`q${index}`, {}))
    expect(withModules(...ten)).toEqual({})
    expect(withModules(...ten, choice('one-more', {}))).toEqual({
      'journey.modules': 'Maximum 10 questions allowed per job',
    })
  })
})

describe('the state of a field', () => {
  it('stays unset until it was left once', () => {
    const problems = { 'details.jobTitle': 'Required field' }
    expect(fieldState(problems, 'details.jobTitle', new Set())).toBe('UNSET')
    expect(fieldState(problems, 'details.jobTitle', new Set(['details.jobTitle']))).toBe('INVALID')
    expect(fieldState(problems, 'details.location', new Set(['details.location']))).toBe('VALID')
  })
})

describe('what candidates may know of a job', () => {
  const salary = { currency: 'EUR', min: 1, max: 2, period: 'annual' } as const
  const hiringOrganization = { name: 'Acme', email: 'hr@acme.test', website: '', sameAs: '' }

  it('is the salary unless the company keeps it to itself', () => {
    expect(publicDetails(aJob({ salary }).details).salary).toEqual(salary)
    expect(publicDetails(aJob({ salary: { ...salary, show: false } }).details).salary).toEqual({
      currency: null,
      min: null,
      max: null,
      period: null,
    })
  })

  it('is not the address of the hiring organization', () => {
    expect(publicDetails(aJob({ hiringOrganization }).details).hiringOrganization).toMatchObject({
      name: 'Acme',
      email: '',
    })
  })
})

describe('later details of a job', () => {
  it('are checked like the others', () => {
    const responsibilities = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: id === 'a' ? 'x'.repeat(201) : id }))
    const hiringOrganization = { name: 'Acme', email: 'hr', website: 'ftp://acme', sameAs: '' }
    const address = { ...noAddress, city: 'x'.repeat(201) }
    expect(details({ responsibilities, hiringOrganization, address })).toEqual({
      'details.address.city': 'Character limit exceeded',
      'details.responsibilities.a': 'Character limit exceeded',
      'details.responsibilities': 'Responsibilities cannot be more than 4',
      'details.hiringOrganization.email': 'This email address is not complete',
      'details.hiringOrganization.website': 'Enter a web address, such as https://company.com',
    })
  })

  it('are left out of what is stored while they are empty', () => {
    const empty = { address: noAddress, responsibilities: [{ id: 'r', title: ' ' }], hiringManager: noManager }
    expect(withoutBlanks(aJob({ ...empty, hiringOrganization: noOrganization }))).toEqual(aJob())
  })
})
