import type { ChainVerdict } from '#contracts/views/history.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Callout } from '../ui/callout.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('history')
const code = <code dir="ltr" className="font-mono text-xs break-all" />

/** What was checked and how it came out, in so many words that somebody else can check it too. */
export function Verdict({ verdict }: { verdict: ChainVerdict }) {
  const t = useText()
  const format = useFormat()
  const { events, firstHash, lastHash, bad, documents, root, checkedAt, stream } = verdict
  const wrong = documents.filter(({ ok }) => !ok).map(({ name }) => name)
  const whole = bad === null && wrong.length === 0
  const instant = (at: string) => ({ code, at: <At at={at} /> })
  return (
    <Callout tone={whole ? 'success' : 'danger'} announce title={whole ? t('whole') : t('notWhole')}>
      {bad && (
        <p>
          <Sentence
            text={t('firstBad', { revision: bad.revision, reason: bad.reason })}
            parts={{ reason: <span lang="en" dir="ltr" /> }}
          />
        </p>
      )}
      {wrong.length > 0 && <p>{t('notWhatEventsSay', { names: format.list(wrong) })}</p>}
      <ul className="mt-1 list-disc ps-5 text-sm">
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
        <li>
          {root ? (
            <Sentence text={t('underRoot', { at: root.at, root: root.root })} parts={instant(root.at)} />
          ) : (
            t('noRootYet')
          )}
        </li>
        <li>
          <Sentence text={t('checked', { at: checkedAt })} parts={instant(checkedAt)} />
        </li>
      </ul>
    </Callout>
  )
}

/** In the place of the moment that the sentence holds. */
const At = ({ at }: { at: string }) => <Instant at={at} precision="second" />
