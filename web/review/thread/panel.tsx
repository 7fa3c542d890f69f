import { useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { PanelProps } from '../page-data.ts'
import { Entries } from './entries.tsx'
import { Write } from './write.tsx'

const useText = namespace('thread')

/** Everything that was said with and about the candidate, in order, and a message to them below it. Closed at first: comments are beside it. */
export default function ThreadPanel({ job, mayEdit, panels: { thread } }: PanelProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { entries, channels } = thread
  const unreached = entries.some(({ kind, state }) => kind === 'message' && state === 'undelivered')
  return (
    <Card>
      <section aria-label={t('conversation')} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg font-semibold">{t('conversation')}</h2>
          <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'close' : 'open')}
          </Button>
        </div>
        {!open && (
          <p className="text-sm text-muted">
            {unreached ? t('someUndelivered') : t('entries', { count: entries.length })}
          </p>
        )}
        {open &&
          (entries.length === 0 ? (
            <p className="text-muted">{t('nothingYet')}</p>
          ) : (
            <Entries entries={entries} label={t('conversation')} mayWrite={channels.length > 0} />
          ))}
        {open && channels.length > 0 && <Write jobId={mayEdit ? job.jobId : null} channels={channels} />}
      </section>
    </Card>
  )
}
