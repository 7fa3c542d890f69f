import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Language } from '#contracts/kernel/language.ts'
import { aCard } from '#test/fixtures/card.ts'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { cardHtml } from './card-html.ts'
import { cardWords } from './card-words.ts'

speakFrom(serverTexts)

const now = Date.UTC(2026, 2, 9)
const ada = aCard({ rating: 4, comments: 1, recordings: 2, enteredColumnAt: '2026-03-01T00:00:00.000Z' })
const seen = { jobId: randomUUID(), mayEdit: true, now, words: cardWords('en') }
const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

it('says who it is, whose turn it is and what there is to see', () => {
  expect(textOf(cardHtml(ada, seen))).toBe('|Ada Byron|⋯|Completed| · reviewed|★ 4.0 · 2 videos · 1 comment · 8 d|')
  expect(textOf(cardHtml({ ...ada, rating: null, recordings: 0, comments: 0 }, seen))).toContain('your turn|8 d')
  expect(textOf(cardHtml({ ...ada, rejected: true }, seen))).toContain('Completed| · rejected')
  expect(textOf(cardHtml({ ...ada, status: 'added' }, seen))).toContain('Added| · not invited yet')
})

it('writes a rating as its reader does', () => {
  expect(
    ['en', 'de', 'he'].map(
      (language) =>
        /★ [^ ]+/.exec(cardHtml({ ...ada, rating: 4.666 }, { ...seen, words: cardWords(language as Language) }))![0],
    ),
  ).toEqual(['★ 4.7', '★ 4,7', '★ 4.7'])
})

it('offers nothing to do to those who may only look', () => {
  const html = cardHtml(ada, { ...seen, mayEdit: false })
  expect(html).toContain(`href="/admin/jobs/${seen.jobId}/candidates/${ada.id}"`)
  expect(html).not.toMatch(/<button|<input/)
})

it.each([`<img src=x onerror=alert(1)>`, `"><script>alert(1)</script>`, `' onfocus='alert(1)`, '&lt;b&gt;'])(
  'shows a name as it was written, whatever it looks like: %s',
  (name) => {
    const html = cardHtml({ ...ada, name }, seen)
    const tags = (text: string) => text.match(/<[a-z]+/g)
    expect(tags(html)).toEqual(tags(cardHtml(ada, seen)))
    const between = /draggable="false">([^<]*)<\/a>/.exec(html)![1]!
    const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
    expect(between.replace(/&([\w#]+);/g, (_, entity: string) => plain[entity]!)).toBe(name)
    expect(/aria-label="Select ([^"]*)">/.exec(html)![1]).toBe(between)
  },
)
