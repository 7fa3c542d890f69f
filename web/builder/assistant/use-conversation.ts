import { useEffect, useRef, useState } from 'react'
import { MAX_ANSWER, MAX_TURNS, type Source } from '#contracts/assistant/messages.ts'
import { packetOf } from '#contracts/assistant/packet.ts'
import { useLanguage } from '../../i18n/namespace.ts'
import { useHelpText } from '../../shell/help-groups.ts'
import { useEditor } from '../editor.tsx'
import { type Found, foundHelp } from './found-help.ts'
import { askOver } from './requests.ts'

export type Said = {
  from: 'person' | 'assistant'
  text: string
  /** What the Help Center says to it, where no model answers. */
  help: Found[]
  outcome: 'running' | 'said' | 'nothing' | 'failed'
}

/** Questions and answers, as long as the panel is there. */
export function useConversation(jobId: string, source: Source) {
  const help = useHelpText()
  const language = useLanguage()
  const { draft } = useEditor()
  const [said, setSaid] = useState<Said[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const busy = said.at(-1)?.outcome === 'running'

  async function ask(text: string) {
    const own = new AbortController()
    running.current = own
    const question: Said = { from: 'person', text, help: [], outcome: 'said' }
    let answer: Said = {
      from: 'assistant',
      text: '',
      help: source === 'model' ? [] : foundHelp(help, text),
      outcome: 'running',
    }
    setSaid((all) => [...all, question, answer])
    const show = (changes: Partial<Said>) => {
      answer = { ...answer, ...changes }
      setSaid((all) => [...all.slice(0, -1), answer])
    }
    const turns = said
      .filter((each) => each.text !== '')
      .slice(-MAX_TURNS)
      .map(({ from, text }) => ({ from, text: text.slice(0, MAX_ANSWER) }))
    const wanted = { ask: 'question', text, turns, fallback: true } as const
    for await (const message of askOver(jobId, { job: packetOf(draft, language), wanted }, own.signal)) {
      if (own.signal.aborted) return
      if (message.type === 'begun' && message.source === 'suggestions') show({ text: '', help: foundHelp(help, text) })
      if (message.type === 'text') show({ text: answer.text + message.add })
      if (message.type === 'done')
        show({ text: message.items[0] ?? '', outcome: message.items[0] ? 'said' : 'nothing' })
      if (message.type === 'failed') show({ text: '', outcome: 'failed' })
    }
  }
  return { said, busy, ask: (text: string) => void ask(text) }
}
