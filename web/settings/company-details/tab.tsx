import { useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { DetailsForm } from './details-form.tsx'
import { SlugForm } from './slug-form.tsx'
import type { companyDetails } from './tab.server.ts'

const useText = namespace('settings')

/** What the company says of itself; for those who may not change it, to read. */
export function CompanyDetailsTab({
  data: { company, mayEdit, languages, host },
  answer,
}: TabProps<typeof companyDetails>) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'saved' in answer)
      show({ tone: 'success', message: answer.saved === 'slug' ? t('slugSaved') : t('detailsSaved') })
  }, [answer, show, t])
  const refused = answer && 'refused' in answer ? answer : null
  const language = languages.find(({ value }) => value === company.language)?.label ?? company.language
  return (
    <>
      {refused && Object.keys(refused.refused.fields).length === 0 && <Problem of={refused.refused} />}
      <Card title={t('company')}>
        {mayEdit ? (
          <DetailsForm company={company} languages={languages} refused={refused} />
        ) : (
          <Facts
            facts={[
              [t('companyName'), company.name],
              [t('companyLanguage'), language],
              [t('companyWebsite'), company.website],
              [t('companyTerms'), company.termsUrl],
              [t('companyPrivacy'), company.privacyUrl],
              [t('candidateAccessDays'), String(company.candidateAccessDays)],
            ]}
          />
        )}
      </Card>
      <Card title={t('slugTitle')}>
        {mayEdit ? (
          <SlugForm slug={company.slug} name={company.name} host={host} refused={refused} />
        ) : (
          <Facts facts={[[t('slugLabel'), company.slug]]} />
        )}
      </Card>
      <Card title={t('record')}>
        <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">{t('companyId')}</dt>
          <dd className="flex flex-wrap items-center gap-2">
            <code className="font-mono">{company.id}</code>
            <CopyButton text={company.id} label={t('copy')} copiedLabel={t('copied')} size="sm" />
          </dd>
          <dt className="text-muted">{t('companySince')}</dt>
          <dd>
            <Instant at={company.createdAt} precision="day" />
          </dd>
        </dl>
      </Card>
    </>
  )
}

function Facts({ facts }: { facts: [label: string, value: string | null][] }) {
  const t = useText()
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="break-words">{value ?? t('none')}</dd>
        </div>
      ))}
    </dl>
  )
}
