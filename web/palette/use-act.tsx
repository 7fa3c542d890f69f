import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { RejectDialog } from '../board/reject-dialog.tsx'
import { type Change, NotSent, send } from '../board/send.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { Act } from './hits.ts'

const useText = namespace('board')
const only = ({ candidateId }: Act) => ({ candidateIds: [candidateId] })

/** Does to the candidate at hand what was chosen, and says what came of it; a move can be taken back. `dialog` asks for what is missing. */
export function useAct() {
  const t = useText()
  const { show } = useToasts()
  const { revalidate } = useRevalidator()
  const [rejecting, setRejecting] = useState<Act | null>(null)

  async function change(act: Act, what: Change, done: string, back?: () => void) {
    try {
      const { refusal, refused } = await send(act.jobId, what)
      const problem = refusal?.message ?? refused[0]?.reason
      if (problem) show({ tone: 'danger', key: 'act', message: problem })
      else show({ key: 'act', message: done, ...(back && { action: { label: t('undo'), run: back } }) })
      revalidate()
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      show({ tone: 'danger', key: 'act', message: t(error.why) })
    }
  }
  const move = (act: Extract<Act, { does: 'move' }>) => {
    const { name, from, to } = act
    const there = { intent: 'move', ...only(act), batchId: crypto.randomUUID() } as const
    const undo = () =>
      change(
        act,
        { ...there, to: from.id, from: to.id, batchId: crypto.randomUUID(), undo: true },
        t('backIn', { who: name, column: from.title }),
      )
    return change(act, { ...there, to: to.id, from: from.id }, t('moved', { who: name, column: to.title }), undo)
  }

  function run(act: Act): unknown {
    const { name } = act
    switch (act.does) {
      case 'move':
        return move(act)
      case 'rate':
        return change(act, { intent: 'rate', ...only(act), value: act.value }, t('rated', { name, value: act.value }))
      case 'remind':
        return change(act, { intent: 'remind', ...only(act) }, t('reminded', { who: name }))
      case 'reject':
        return setRejecting(act)
      default:
        return act satisfies never
    }
  }
  const dialog = (
    <RejectDialog
      name={rejecting?.name ?? null}
      jobId={rejecting?.jobId ?? ''}
      example={rejecting?.name ?? ''}
      onClose={() => setRejecting(null)}
      onReject={(rejection) => {
        const act = rejecting!
        setRejecting(null)
        void change(act, { intent: 'reject', ...only(act), ...rejection }, t('rejected', { name: act.name }))
      }}
    />
  )
  return { run, dialog }
}
