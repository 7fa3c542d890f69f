import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Language } from '#contracts/kernel/language.ts'
import { aCard } from '#test/fixtures/card.ts'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { cardHtml, cardsHtml, controlsHtml } from './card-html.ts'
import { cardWords } from './card-words.ts'

speakFrom(serverTexts)

const now = Date.UTC(2026, 2, 9)
const ada = aCard({ rating: 4, comments: 1, recordings: 2, enteredColumnAt: '2026-03-01T00:00:00.000Z' })
const seen = { jobId: randomUUID(), now, words: cardWords('en'), limits: {} }
const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

it('says who it is, whose turn it is and what there is to see', () => {
  const says = (card: typeof ada) => textOf(cardHtml(card, seen))
  expect(says(ada)).toBe('|AB|Ada Byron|Reviewed · |★| 4.0|8d in stage · 1 comment · 2 videos|')
  expect(says({ ...ada, rating: null, recordings: 0, comments: 0 })).toBe('|AB|Ada Byron|Needs review|8d in stage|')
  expect(says({ ...ada, recordings: 0, live: 'scheduled' })).toContain(
    '|8d in stage · interview scheduled · 1 comment|',
  )
  expect(says({ ...ada, rejected: true })).toContain('|Rejected · |★| 4.0|')
  expect(says({ ...ada, rejected: true, status: 'auto rejected' })).toContain('|Auto rejected · |★| 4.0|')
  expect(says({ ...ada, waiting: true, rating: null, recordings: 0 })).toBe(
    '|AB|Ada Byron|Waits for room in your plan|8d in stage · 1 comment|',
  )
  expect(says({ ...ada, columnId: 'hired' })).toContain('|Hired · |★| 4.0|')
  expect(says({ ...ada, status: 'added' })).toContain('|Not invited · |★| 4.0|')
  expect(says({ ...ada, status: 'started' })).toContain('|Started · waiting for candidate · |★| 4.0|')
})

it('warns of someone who is longer in a stage than nine of ten', () => {
  const day = 86_400_000
  const late = (limit: number) => cardHtml(ada, { ...seen, limits: { default: limit * day } })
  expect(late(9)).not.toContain('<em')
  expect(late(7)).toContain('<em title="9 of 10 candidates leave this stage within 7 days">8d in stage</em>')
})

it('writes a rating as its reader does', () => {
  expect(
    ['en', 'de', 'he'].map(
      (language) =>
        /<b>★<.b> [^ <]+/.exec(
          cardHtml({ ...ada, rating: 4.666 }, { ...seen, words: cardWords(language as Language) }),
        )![0],
    ),
  ).toEqual(['<b>★</b> 4.7', '<b>★</b> 4,7', '<b>★</b> 4.7'])
})

it('says that a move is being saved in place of whose turn it is', () => {
  const html = cardHtml({ ...ada, isSaving: true }, seen)
  expect(html).toContain('>Saving…</p>')
  expect(cardHtml(ada, seen)).not.toContain('Saving')
})

it('has what needs scripts only where they draw it', () => {
  const html = cardsHtml([ada], seen)
  expect(html).toContain(`href="/admin/jobs/${seen.jobId}/candidates/${ada.id}"`)
  expect(html).not.toMatch(/<button|<input/)
  expect(controlsHtml(ada, seen.words)).toMatch(/<input.*<button/)
})

it('shows no fact of a card as the HTML that it may look like', () => {
  const card = { ...ada, live: null, rating: null }
  const texts = Object.entries(card).filter(
    ([name, value]) => name !== 'id' && name !== 'poster' && typeof value !== 'number' && typeof value !== 'boolean',
  )
  expect(texts.length).toBeGreaterThan(5)
  for (const [name] of texts)
    expect(cardHtml({ ...card, [name]: '<script>' } as typeof ada, seen), name).not.toContain('<script>')
})

it.each([`<img src=x onerror=alert(1)>`, `"><script>alert(1)</script>`, `' onfocus='alert(1)`, '&lt;b&gt;'])(
  'shows a name as it was written, whatever it looks like: %s',
  (name) => {
    const whole = (card: typeof ada) => cardHtml(card, seen) + controlsHtml(card, seen.words)
    const html = whole({ ...ada, name })
    const tags = (text: string) => text.match(/<[a-z]+/g)
    expect(tags(html)).toEqual(tags(whole(ada)))
    const between = /draggable="false">([^<]*)<\/a>/.exec(html)![1]!
    const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
    expect(between.replace(/&([\w#]+);/g, (_, entity: string) => plain[entity]!)).toBe(name)
    expect(/aria-label="Select ([^"]*)">/.exec(html)![1]).toBe(between)
  },
)
