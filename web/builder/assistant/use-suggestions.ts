import { useEffect, useRef, useState } from 'react'
import type { AssistantMessage, Source } from '#contracts/assistant/messages.ts'
import type { JobPacket, SuggestionKind } from '#contracts/assistant/packet.ts'
import type { outcomes } from '#contracts/job/suggested.ts'
import { askOver, settleOver } from './requests.ts'

export type Proposal = { index: number; text: string; settled: (typeof outcomes)[number] | null }
export type Suggestions = {
  phase: 'closed' | 'running' | 'done' | 'failed'
  source: Source | null
  model: string | null
  suggestionId: string | null
  items: Proposal[]
}
export const closed: Suggestions = { phase: 'closed', source: null, model: null, suggestionId: null, items: [] }

/** What is shown after one message more. What counts are the items of the last one. */
export function heard(state: Suggestions, message: AssistantMessage): Suggestions {
  switch (message.type) {
    case 'begun':
      return { ...closed, phase: 'running', source: message.source, model: message.model }
    case 'text': {
      const items = [...state.items]
      const before = items[message.index]?.text ?? ''
      items[message.index] = { index: message.index, text: before + message.add, settled: null }
      return { ...state, items }
    }
    case 'done':
      return {
        ...state,
        phase: 'done',
        suggestionId: message.suggestionId,
        items: message.items.map((text, index) => ({ index, text, settled: null })),
      }
    case 'failed':
      return { ...state, phase: 'failed', items: [] }
  }
}

/** Proposals of one kind: asked for, streamed, and settled one by one. What was offered before is not offered again. */
export function useSuggestions(jobId: string, of: SuggestionKind) {
  const [state, setState] = useState(closed)
  const offered = useRef<string[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(job: JobPacket) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState({ ...closed, phase: 'running' })
    const refused = offered.current.slice(-50)
    const wanted = { ask: 'suggestions', of, refused, fallback: true } as const
    for await (const message of askOver(jobId, { job, wanted }, own.signal)) {
      if (own.signal.aborted) return
      if (message.type === 'done') offered.current.push(...message.items)
      setState((state) => heard(state, message))
    }
  }

  function settle({ index }: Proposal, outcome: (typeof outcomes)[number], text: string | null = null) {
    const { suggestionId } = state
    setState((state) => ({
      ...state,
      items: state.items.map((item) => (item.index === index ? { ...item, settled: outcome } : item)),
    }))
    if (suggestionId) void settleOver(jobId, { suggestionId, index, outcome, text })
  }

  function close() {
    running.current?.abort()
    setState(closed)
  }
  return { state, ask, settle, close }
}
