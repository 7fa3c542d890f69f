import type { MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { Part, PublicText } from '../../shell/public-text.tsx'

const useText = namespace('places')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('terms')) }]

export default function TermsOfUse() {
  const t = useText()
  return (
    <PublicText title={t('terms')} intro={t('termsIntro')}>
      <Part title={t('termsAccountTitle')}>{t('termsAccount')}</Part>
      <Part title={t('termsCandidatesTitle')}>{t('termsCandidates')}</Part>
      <Part title={t('termsRecordTitle')}>{t('termsRecord')}</Part>
    </PublicText>
  )
}
