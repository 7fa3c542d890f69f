import type { FormEvent } from 'react'
import { type Board, boardsOf, type Way } from '#contracts/job/boards/boards.ts'
import { namespace } from '../i18n/namespace.ts'
import { newCommandId } from '../offline/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { BoardsData, BoardsRequest } from './boards-data.ts'
import { boardText, closedText, statusText, statusTones } from './board-words.ts'

const useText = namespace('boards')
const useCommonText = namespace('common')
const durations = [15, 30, 60, 90]

type BoardsFormProps = {
  way: Way
  data: BoardsData
  problems: Record<string, string>
  busy: boolean
  onBack: () => void
  onSend: (request: BoardsRequest) => void
}

/** Which boards show the job: those chosen are posted to together, and each can be taken off. */
export function BoardsForm({ way, data, problems, busy, onBack, onSend }: BoardsFormProps) {
  const t = useText()
  const boards: readonly Board[] = boardsOf[way]
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = boards.filter((board) => form.getAll('board').includes(board))
    const choices = chosen.map((board) => ({
      board,
      postDuration: board === 'zipRecruiter' ? Number(form.get('postDuration')) : null,
      accountId: board === 'linkedin' ? String(form.get('accountId') ?? '').trim() || null : null,
    }))
    if (choices.length > 0) onSend({ intent: 'post', via: way, boards: choices, commandId: newCommandId() })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {boards.map((board) => (
          <li key={board} className="flex flex-col gap-3 p-3">
            <Row board={board} data={data} problem={problems[`boards.${board}`]} busy={busy} onSend={onSend} />
            {board === 'zipRecruiter' && (
              <Field label={t('duration')} className="max-w-60">
                <Select
                  name="postDuration"
                  defaultValue={String(data.entries.zipRecruiter?.postDuration ?? 30)}
                  options={durations.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
                />
              </Field>
            )}
            {board === 'linkedin' && (
              <Field label={t('accountId')} error={problems['boards.linkedin.accountId']} className="max-w-80">
                <TextInput
                  name="accountId"
                  inputMode="numeric"
                  dir="ltr"
                  defaultValue={data.entries.linkedin?.accountId ?? ''}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('post')}
        </Button>
      </div>
    </form>
  )
}

type RowProps = Pick<BoardsFormProps, 'data' | 'busy' | 'onSend'> & { board: Board; problem: string | undefined }

function Row({ board, data: { entries, feeds }, problem, busy, onSend }: RowProps) {
  const t = useText()
  const common = useCommonText()
  const entry = entries[board]
  const isOpen = entry !== undefined && entry.status !== 'closed'
  const feed = feeds[board]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow">
          <Checkbox
            name="board"
            value={board}
            label={t(boardText[board])}
            hint={entry?.closedBecause ? t(closedText[entry.closedBecause]) : undefined}
            defaultChecked={isOpen || board === 'careers' || board === 'googleJobPosting'}
          />
        </div>
        {entry && <Badge tone={statusTones[entry.status]}>{t(statusText[entry.status])}</Badge>}
        {isOpen && (
          <Button
            size="sm"
            busy={busy}
            onClick={() => onSend({ intent: 'close', boards: [board], commandId: newCommandId() })}
            aria-label={t('takeOffNamed', { board: t(boardText[board]) })}
          >
            {t('takeOff')}
          </Button>
        )}
      </div>
      {problem && <p className="text-sm text-danger-ink">{problem}</p>}
      {feed && isOpen && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {t('feedHint')}
          <span className="scripted">
            <CopyButton size="sm" text={feed} label={t('copyFeed')} copiedLabel={common('copied')} />
          </span>
        </p>
      )}
    </>
  )
}
