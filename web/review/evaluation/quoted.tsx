import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import type { PanelProps } from '../page-data.ts'
import type { ShownEvaluation } from './evaluation-in.server.ts'

const useText = namespace('evaluation')

type Quoted = { evidence: ShownEvaluation['skills'][number]['evidence'][number] } & Pick<PanelProps, 'onSeek'>

/** A passage that points rest on, and where it was said or written. */
export function Quoted({ evidence: { quote, question, recordingId, second }, onSeek }: Quoted) {
  const t = useText()
  return (
    <dd className="mt-1 border-s-2 border-line ps-3">
      <q dir="auto">{quote}</q>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        {recordingId !== null && second !== null ? (
          <button type="button" className="link tabular-nums" onClick={() => onSeek({ recordingId, second })}>
            {t('saidAt', { time: clock(second) })}
          </button>
        ) : (
          <span>{t('written')}</span>
        )}
        <bdi>{question}</bdi>
      </p>
    </dd>
  )
}
