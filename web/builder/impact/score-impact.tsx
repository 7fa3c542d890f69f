import { type Impact, LEAST_RATIO } from '#contracts/candidate/impact.ts'
import { numberFormat } from '#contracts/kernel/formatters.ts'
import { namespace, useLanguage } from '../../i18n/namespace.ts'
import { sourceText } from '../../review/sources.ts'

const useText = namespace('scores')
const useCommonText = namespace('common')

/** How the order by team score and the sources would fare. Scores that were given keep their own weights. */
export function ScoreImpact({ impact: { reordered, cardsHidden, sources } }: { impact: Impact }) {
  const t = useText()
  const common = useCommonText()
  const percent = numberFormat(useLanguage(), { style: 'percent' })
  const { scored, up, down, furthest, top, newInTop } = reordered
  return (
    <>
      {(scored > 0 || cardsHidden > 0) && (
        <section className="mt-4">
          <h3 className="font-medium">{t('ifOrder')}</h3>
          {scored > 0 && (
            <p className="mt-1">
              {up + down === 0 ? t('ifSameOrder') : t('ifReordered', { count: up + down, up, down, furthest })}
            </p>
          )}
          {newInTop > 0 && <p className="mt-1">{t('ifNewInTop', { count: newInTop, top })}</p>}
          {cardsHidden > 0 && <p className="mt-1 text-muted">{t('ifHidden', { count: cardsHidden })}</p>}
          <p className="mt-1 text-muted">{t('ifOldScores')}</p>
        </section>
      )}
      {sources.length > 0 && (
        <section className="mt-4">
          <h3 className="font-medium">{t('ifSources')}</h3>
          <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
            {sources.map(({ source, completed, passed, wouldPass, ratio }) => (
              <li key={source}>
                {t('ifSource', { source: common(sourceText[source]), of: completed, passed, wouldPass })}
                {ratio !== null && (
                  <span className={ratio < LEAST_RATIO ? 'font-medium' : 'text-muted'}>
                    {' '}
                    {t(ratio < LEAST_RATIO ? 'ifUneven' : 'ifEven', { ratio: percent.format(ratio) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-muted">{t('ifGroups')}</p>
        </section>
      )}
    </>
  )
}
