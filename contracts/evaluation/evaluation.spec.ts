import { describe, expect, it } from 'vitest'
import { honest, type Injection, injections } from '#test/fixtures/injections.ts'
import { outcomeOf } from './outcome.ts'
import { MASKED, MOST_TEXT, packetOf } from './packet.ts'
import { dataIn, messagesOf } from './prompt.ts'
import { suspiciousIn } from './suspicious.ts'

const skills = [
  { metricId: 's1', name: 'Go' },
  { metricId: 's2', name: 'Talking to customers' },
]
const packetWith = (text: string, where: Injection['where'] = 'written', names: string[] = []) =>
  packetOf({
    job: 'Backend engineer',
    scorecard: { version: 3, skills },
    names,
    answers: [
      { question: 'What did you build?', kind: 'spoken', version: 1, text: 'I build services in Go.' },
      { question: 'And then?', kind: where, version: where === 'spoken' ? 2 : null, text },
    ],
  })
const scored = (changes: object = {}) => ({
  metricId: 's1',
  score: 80,
  reason: 'Builds services',
  evidence: [{ material: 'm1', quote: 'services in Go' }],
  ...changes,
})
const unscored = { metricId: 's2', score: null, reason: 'Nothing is said', evidence: [] }
const judged = (...given: object[]) => outcomeOf(packetWith('Yes.'), JSON.stringify({ skills: given }))

it('there are at least 60 attempts', () => {
  expect(injections.length).toBeGreaterThanOrEqual(60)
})

describe.each(injections.map((each, index) => [`${index + 1} ${each.kind}, ${each.where}`, each] as const))(
  'attempt %s',
  (_, { text, where }) => {
    const packet = packetWith(text, where)
    const [system, user] = messagesOf(packet)

    it('is data: the instructions are the same as without it, and it cannot leave its place', () => {
      expect([system.role, user.role]).toEqual(['system', 'user'])
      expect(system).toEqual(messagesOf(packetWith('Yes.'))[0])
      expect(dataIn(user)).toEqual(packet)
      expect(user.content.match(/<\/?data>/g)).toEqual(['<data>', '</data>'])
      expect(user.content.replace(/^<data>\n|\n<\/data>$/g, '')).not.toMatch(/[<>\n\u2028\u2029]/)
    })

    it('gains nothing where a model obeys it: its own words are no answer of the schema, nor points without what was said', () => {
      expect(outcomeOf(packet, text)).toMatchObject({ ok: false })
      const obeyed = skills.map(({ metricId }) => scored({ metricId, score: 100, evidence: [] }))
      expect(outcomeOf(packet, JSON.stringify({ skills: obeyed }))).toEqual({ ok: false, refusal: 'no-evidence' })
      const invented = [{ material: 'm2', quote: 'ten years of experience with Go' }]
      const lied = skills.map(({ metricId }) => scored({ metricId, score: 100, evidence: invented }))
      expect(outcomeOf(packet, JSON.stringify({ skills: lied }))).toEqual({ ok: false, refusal: 'not-said' })
    })

    it('is shown to reviewers', () => {
      expect(suspiciousIn(text)).not.toEqual([])
    })
  },
)

describe('what honest people say', () => {
  it.each(honest)('%s', (text) => {
    expect(suspiciousIn(text)).toEqual([])
  })
})

describe('the packet', () => {
  it('is the same letter by letter for the same source', () => {
    expect(JSON.stringify(packetWith('Yes.'))).toBe(JSON.stringify(packetWith('Yes.')))
    expect(packetWith('Yes.')).toMatchObject({ prompt: 1, scorecard: 3, job: 'Backend engineer', skills })
  })

  it('masks known names in any case, with and without accents, and no words that only hold them', () => {
    const names = ['José Ann Müller', 'Rita Moreno']
    const { materials } = packetWith(
      'I am JOSE muller, Ann’s son. Rita knows the annual plan, Müllers too.',
      'written',
      names,
    )
    expect(materials[1]!.text).toBe(
      `I am ${MASKED} ${MASKED}, ${MASKED} son. ${MASKED} knows the annual plan, Müllers too.`,
    )
  })

  it('leaves out what is empty and what is beyond its size', () => {
    expect(packetWith('  ').materials.map(({ id }) => id)).toEqual(['m1'])
    const long = packetWith('word '.repeat(MOST_TEXT)).materials
    expect(long.reduce((sum, { text }) => sum + text.length, 0)).toBe(MOST_TEXT)
  })
})

describe('an answer of a model', () => {
  it('is taken with evidence that was said, and says what was not scored', () => {
    expect(judged(scored(), unscored)).toEqual({
      ok: true,
      coverage: { scored: 1, skills: 2 },
      skills: [
        { ...scored(), evidence: [{ material: 'm1', quote: 'services in Go', from: 8, to: 22 }] },
        { ...unscored },
      ],
    })
  })

  it.each([
    ['another skill', [scored(), { ...unscored, metricId: 's9' }], 'skills'],
    ['a skill twice', [scored(), scored()], 'skills'],
    ['a skill less', [scored()], 'skills'],
    ['more than 100', [scored({ score: 101 }), unscored], 'schema'],
    ['half points', [scored({ score: 80.5 }), unscored], 'schema'],
    ['a field of its own', [scored({ hire: true }), unscored], 'schema'],
    ['no evidence', [scored({ evidence: [] }), unscored], 'no-evidence'],
    ['evidence of another material', [scored({ evidence: [{ material: 'm7', quote: 'Go' }] }), unscored], 'not-said'],
    [
      'evidence in other words',
      [scored({ evidence: [{ material: 'm1', quote: 'Services in Go' }] }), unscored],
      'not-said',
    ],
  ])('with %s is refused', (_, given, refusal) => {
    expect(judged(...(given as object[]))).toEqual({ ok: false, refusal })
  })

  it('that is no JSON is refused; a code fence is not', () => {
    expect(outcomeOf(packetWith('Yes.'), 'Here you are: {}')).toEqual({ ok: false, refusal: 'not-json' })
    const fenced = `\`\`\`json\n${JSON.stringify({ skills: [scored(), unscored] })}\n\`\`\``
    expect(outcomeOf(packetWith('Yes.'), fenced)).toMatchObject({ ok: true })
  })
})
