import { expect, it } from 'vitest'
import { roleSuggestions } from '#infra/engines/assistant/embedded.ts'
import { assistantContract, collected, packet } from '#test/contract-suites/assistant.contract.ts'
import { roleFamilies } from './all.ts'

const assistant = roleSuggestions(roleFamilies)
const never = new AbortController().signal

assistantContract('suggestions without a model', async () => assistant)

it('what is there already and what was refused is not offered; the end of it is said with nothing', async () => {
  const offered: string[] = []
  for (let times = 0; times < 20; times++) {
    const job = { ...packet, skills: ['debugging in PRODUCTION'] }
    const { items } = await collected(assistant.suggest({ of: 'skills', job, refused: offered }, never))
    expect(items.filter((item) => offered.includes(item))).toEqual([])
    if (items.length === 0) break
    offered.push(...items)
  }
  expect(offered).toContain('Data modeling')
  expect(offered).toContain('Mentoring colleagues')
  expect(offered).not.toContain('Debugging in production')
  expect(await collected(assistant.suggest({ of: 'skills', job: packet, refused: [] }, never))).toEqual(
    await collected(assistant.suggest({ of: 'skills', job: packet, refused: [] }, never)),
  )
})

it('a title of no family has no suggestions, and a question that is not understood no answer', async () => {
  const job = { ...packet, title: 'Astronaut' }
  expect((await collected(assistant.suggest({ of: 'questions', job, refused: [] }, never))).items).toEqual([])
  const asked = { question: 'What is the meaning of life?', job: packet, turns: [] }
  expect((await collected(assistant.answer(asked, never))).items).toEqual([])
})
