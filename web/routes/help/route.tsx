import type { MetaFunction } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { documentTitle } from '../../lib/page.ts'
import { Part, PublicText } from '../../shell/public-text.tsx'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('help')) }]

export default function HelpCenter() {
  const t = useText()
  return (
    <PublicText title={t('help')} intro={t('helpIntro')}>
      <Part title={t('helpJobTitle')}>{t('helpJob')}</Part>
      <Part title={t('helpShareTitle')}>{t('helpShare')}</Part>
      <Part title={t('helpReviewTitle')}>{t('helpReview')}</Part>
      <Part title={t('helpHistoryTitle')}>{t('helpHistory')}</Part>
      <Part title={t('helpKeysTitle')}>{t('helpKeys')}</Part>
      <p>
        <Sentence text={t('helpMore')} parts={{ link: <Link to="/contact" className="link" /> }} />
      </p>
    </PublicText>
  )
}
