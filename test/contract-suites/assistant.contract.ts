import { describe, expect, it } from 'vitest'
import { rooms } from '#contracts/assistant/kept.ts'
import type { JobPacket } from '#contracts/assistant/packet.ts'
import { suggestionKinds } from '#contracts/job/suggested.ts'
import { MAX_ANSWER } from '#contracts/assistant/messages.ts'
import type { Assistant, Piece } from '#infra/engines/assistant/assistant.ts'

export const packet: JobPacket = {
  title: 'Senior backend engineer (m/f/d)',
  location: 'Berlin',
  description: '',
  benefits: [],
  skills: [],
  questions: [],
  language: 'en',
}

/** Adds up what was streamed. */
export async function collected(pieces: AsyncIterable<Piece>) {
  const streamed: string[] = []
  const done: Extract<Piece, { type: 'done' }>[] = []
  for await (const piece of pieces) {
    expect(done, 'nothing comes after the end').toEqual([])
    if (piece.type === 'done') done.push(piece)
    else streamed[piece.index] = (streamed[piece.index] ?? '') + piece.add
  }
  return { streamed, ...done[0]! }
}

/** What every assistant promises. */
export function assistantContract(name: string, open: () => Promise<Assistant>) {
  describe(`assistant: ${name}`, () => {
    const never = new AbortController().signal

    it('says what it is', async () => {
      const { source, model } = await open()
      expect(model === null).toBe(source === 'suggestions')
    })

    it.each(suggestionKinds)('suggests %s that the field can hold, as it streams them', async (of) => {
      const assistant = await open()
      const { streamed, items, tokens } = await collected(assistant.suggest({ of, job: packet, refused: [] }, never))
      expect(items.length).toBeGreaterThan(0)
      expect(items.length).toBeLessThanOrEqual(rooms[of].items)
      expect(items.filter((item) => item.trim() === '' || item.length > rooms[of].length)).toEqual([])
      expect(streamed).toEqual(items)
      expect(tokens).toBeGreaterThanOrEqual(0)
    })

    it('answers a question in one text', async () => {
      const assistant = await open()
      const asked = { question: 'Which skills does this job need?', job: packet, turns: [] }
      const { items } = await collected(assistant.answer(asked, never))
      expect(items).toHaveLength(1)
      expect(items[0]!.length).toBeLessThanOrEqual(MAX_ANSWER)
    })
  })
}
