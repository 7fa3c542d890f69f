import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { speakFrom } from '../../i18n/languages.ts'
import { serverTexts } from '../../i18n/texts.server.ts'
import { ReadModels } from './read-models.tsx'

speakFrom(serverTexts)
type Of = { lag: number | null; stuck: number | null; documents?: number | 'not built' | null }
const shown = (of: Of, relayLag: number | null = 0, timerLagMs: number | null = 0) =>
  renderToStaticMarkup(
    <ReadModels
      timerLagMs={timerLagMs}
      relayLag={relayLag}
      readModels={[{ name: 'cards', version: 2, documents: 300, ...of }]}
    />,
  ).replaceAll(/<[^>]*>/g, ' ')

it('a read model shows all that was written when nothing is missing in it', () => {
  expect(shown({ lag: 0, stuck: 0 })).toMatch(
    /Every read model shows all that was written\. No event waits.*Up to date/,
  )
  expect(shown({ lag: 7, stuck: 0 })).toMatch(/1 of 1 read models do not show all.*7 events behind/)
})

it('one that lacks a stream which could not be handled is not up to date', () => {
  const text = shown({ lag: 0, stuck: 3 })
  expect(text).toMatch(/1 of 1 read models do not show all.*3 stuck/)
  expect(text).not.toContain('Up to date')
})

it('while that cannot be found out, nothing is said to be up to date', () => {
  const text = shown({ lag: null, stuck: 0 }, null)
  expect(text).toMatch(/is not known while the event store or the read store does not answer\..*Not known/)
  expect(text).not.toMatch(/Up to date|waits for the bus/)
})

it('while it cannot be found out what is stuck, one that lacks nothing else is not said to be up to date', () => {
  const text = shown({ lag: 0, stuck: null, documents: null })
  expect(text).toMatch(/Not known.*2 +Not known/)
  expect(text).not.toMatch(/Up to date|Every read model|stuck|not built/)
})

it('one that no one has built is told from one whose documents cannot be counted', () => {
  expect(shown({ lag: 0, stuck: 0, documents: 'not built' })).toMatch(/not built/)
  expect(shown({ lag: 0, stuck: 0, documents: null })).not.toMatch(/not built/)
})

it('timers that do not fire are told, unless it is not known', () => {
  const of = { lag: 0, stuck: 0 }
  expect(shown(of, 0, 400)).toContain('Timers fire at their moment')
  expect(shown(of, 0, 61_000)).toContain('The earliest timer is 61 seconds late')
  expect(shown(of, 0, null)).not.toMatch(/[Tt]imer/)
})
