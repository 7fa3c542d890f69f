import { afterEach, expect, it } from 'vitest'
import { packetOf } from '#contracts/evaluation/packet.ts'
import { messagesOf } from '#contracts/evaluation/prompt.ts'
import { chatCompletions } from '#test/peers/assistant/chat-completions.ts'
import { modelAsking } from './ask-model.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
const messages = messagesOf(packetOf({ job: 'J', scorecard: { version: 1, skills: [] }, answers: [], names: [] }))

it('a model gets instructions and data in messages of their own, and its words come back', async () => {
  const peer = await chatCompletions(() => ({ say: () => '{"skills":[]}', stream: false }))
  closers.push(peer.close)
  expect(await modelAsking(peer.settings)(messages)).toEqual({ text: '{"skills":[]}', tokens: 45 })
  expect(peer.asked[0]).toMatchObject({ temperature: 0, seed: 1, messages: messages as object })
})

it('a model that is away is said to be', async () => {
  const peer = await chatCompletions(() => ({ refuse: 503, body: '' }))
  closers.push(peer.close)
  await expect(modelAsking(peer.settings)(messages)).rejects.toMatchObject({ code: 'assistant/unavailable' })
})
