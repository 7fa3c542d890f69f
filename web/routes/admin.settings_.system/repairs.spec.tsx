import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Installation } from '#contracts/views/system.ts'
import { speakFrom } from '../../i18n/languages.ts'
import { serverTexts } from '../../i18n/texts.server.ts'
import { Rebuild } from './rebuild.tsx'
import { Repairs } from './repairs.tsx'

speakFrom(serverTexts)
const textOf = (page: React.ReactElement) => renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, ' ')
const shown = (of: Pick<Installation, 'holesRepaired' | 'stuck'>) => textOf(<Repairs {...of} stuckStreams={[]} />)

it('says that nothing was repaired and nothing is parked where that is known', () => {
  expect(shown({ holesRepaired: 0, stuck: { readModels: 0, processes: 0 } })).toMatch(
    /Every event arrived by itself.*Nothing is parked/,
  )
  expect(shown({ holesRepaired: 2, stuck: { readModels: 1, processes: 2 } })).toMatch(
    /2 events had not arrived.*3 streams are parked.*1 for read models, 2 for processes/,
  )
})

it('while it cannot be found out, it is not known', () => {
  const text = shown({ holesRepaired: null, stuck: { readModels: null, processes: null } })
  expect(text).toMatch(/What was repaired is not known.*What is parked is not known/)
  expect(text).not.toMatch(/arrived by itself|Nothing is parked|streams? (is|are) parked/)
})

it('what is parked is told although what else is parked cannot be found out', () => {
  expect(shown({ holesRepaired: 0, stuck: { readModels: 1, processes: null } })).toMatch(
    /1 stream is parked.*1 for read models.*What is parked is not known/,
  )
})

it('whether a read model was ever rebuilt is told where that is known', () => {
  expect(textOf(<Rebuild rebuild="none" />)).toMatch(/No read model has been rebuilt/)
  expect(textOf(<Rebuild rebuild={null} />)).toMatch(/not known/)
})
