import type { ChainVerdict } from '#contracts/views/history.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Callout } from '../ui/callout.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('history')
const code = <code dir="ltr" className="font-mono text-xs break-all" />

/** How the check came out in a sentence; what exactly was checked is one click behind it, for those who check it themselves. */
export function Verdict({ verdict }: { verdict: ChainVerdict }) {
  const t = useText()
  const format = useFormat()
  const { events, firstHash, lastHash, bad, documents, root, checkedAt, stream } = verdict
  const wrong = documents.filter(({ ok }) => !ok).map(({ name }) => name)
  const whole = bad === null && wrong.length === 0
  const instant = (at: string) => ({ code, at: <At at={at} /> })
  return (
    <div className="flex flex-col gap-2">
      <Callout
        tone={whole ? 'success' : 'danger'}
        announce
        title={whole ? t('verified', { count: events }) : t('notWhole')}
      >
        {bad && (
          <p>
            <Sentence
              text={t('firstBad', { revision: bad.revision, reason: bad.reason })}
              parts={{ reason: <span lang="en" dir="ltr" /> }}
            />
          </p>
        )}
        {wrong.length > 0 && <p>{t('notWhatEventsSay', { names: format.list(wrong) })}</p>}
        {whole && <p>{t('matches')}</p>}
        <p className="text-sm">
          <Sentence text={t('checked', { at: checkedAt })} parts={instant(checkedAt)} />
        </p>
        <details className="mt-1 text-sm" open={!whole}>
          <summary>{t('technical')}</summary>
          <ul className="mt-1 list-disc ps-5">
            <li>
              <Sentence text={t('checkedEvents', { count: events, stream })} parts={{ code }} />
            </li>
            <li>
              <Sentence text={t('firstHash', { hash: firstHash ?? '–' })} parts={{ code }} />
            </li>
            <li>
              <Sentence text={t('lastHash', { hash: lastHash ?? '–' })} parts={{ code }} />
            </li>
            <li>{t('readModels', { right: documents.filter(({ ok }) => ok).length, count: documents.length })}</li>
            {root && (
              <li>
                <Sentence text={t('underRoot', { at: root.at, root: root.root })} parts={instant(root.at)} />
              </li>
            )}
          </ul>
        </details>
      </Callout>
      {!root && <p className="text-sm text-muted">{t('noRootYet')}</p>}
    </div>
  )
}

/** In the place of the moment that the sentence holds. */
const At = ({ at }: { at: string }) => <Instant at={at} precision="second" />
