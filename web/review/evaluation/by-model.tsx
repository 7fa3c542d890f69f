import { useFetcher } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from '../page-data.ts'
import { failureText } from './failure-text.ts'
import { Proposed } from './proposed.tsx'

const useText = namespace('evaluation')
type Answer = { refused?: { message: string } | undefined }

/** What a model proposes, once a person has judged; and where it proposed nothing, why. */
export function ByModel({ candidate, panels, viewer, mayReview, onSeek }: PanelProps) {
  const t = useText()
  const { service, mode, agreed, hidden, asked, failure, newest } = panels.evaluation
  const again = useFetcher<Answer>({ key: 'ask-for-evaluation' })
  const busy = again.state !== 'idle'
  const mayAsk = mayReview && service && mode !== 'off' && agreed === true && !asked && candidate.status === 'completed'
  if (!newest && !hidden && (mode === 'off' || !service)) return null
  return (
    <section aria-label={t('byModel')} className="flex flex-col gap-3 border-b border-line pb-4">
      <h3 className="font-semibold">{t('byModel')}</h3>
      {hidden && <p className="text-muted">{t('hiddenUntilOwn')}</p>}
      {!hidden && !newest && !asked && (
        <p className="text-muted">{t(failure ? failureText[failure] : agreed === true ? 'notYet' : 'notAgreed')}</p>
      )}
      {asked && <p className="text-muted">{t('underWay')}</p>}
      {newest && failure && <p className="text-muted">{t(failureText[failure])}</p>}
      {newest && <Proposed newest={newest} mayReview={mayReview} viewer={viewer} onSeek={onSeek} />}
      {mayAsk && !hidden && (
        <again.Form method="post">
          <CommandId done={again.data && !again.data.refused ? again.data : null} />
          <Button type="submit" name="intent" value="ask-for-evaluation" size="sm" busy={busy}>
            {t(newest ? 'runAgain' : 'runNow')}
          </Button>
          {!busy && again.data?.refused && <p role="alert">{again.data.refused.message}</p>}
        </again.Form>
      )}
    </section>
  )
}
