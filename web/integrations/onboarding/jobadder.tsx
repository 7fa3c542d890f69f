import { pageErrors } from '#contracts/user/sign-in-errors.ts'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { pictureTypes } from '#contracts/company/picture.ts'
import { PublicPage } from '../../frame/public-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field, useFieldWiring } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { TextInput } from '../../ui/text-input.tsx'

import type { StepAnswer } from './answer.ts'
import type { Step } from './steps.server.ts'

const useText = namespace('integrations')
/** INT-021 */
const ENABLED_MS = 600
const NAME = 'JobAdder'

type Props = {
  companyName: string
  logo: string | null
  mayHaveLogo: boolean
  isSetUp: boolean
  problem: 'refused' | 'unavailable' | 'ended' | 'other' | null
  answer: StepAnswer
}

/** The company, its account at JobAdder, and what to do then (INT-016, 021 to 024). */
export function JobAdderStep({ step, ...props }: Props & { step: Step }) {
  if (step === 'details') return <Company {...props} />
  return step === 'token' ? <ConnectAccounts {...props} /> : <Congratulations />
}

const refusedIn = (answer: StepAnswer) => (answer && 'refused' in answer ? answer.refused : null)

function Company({ companyName, logo, mayHaveLogo, answer }: Props) {
  const t = useText()
  const refused = refusedIn(answer)
  const [name, setName] = useState(companyName)
  const busy = useNavigation().state !== 'idle'
  const fields = refused?.fields ?? {}
  return (
    <PublicPage title={t('companyTitle')} intro={t('companyIntro')}>
      <Form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
        {refused && Object.keys(fields).length === 0 && <Problem of={refused} />}
        <Field label={t('companyName')} error={fields.name} required>
          <TextInput
            name="companyName"
            autoComplete="organization"
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={200}
            required
          />
        </Field>
        {mayHaveLogo && (
          <Field label={t('companyLogo')} error={fields.image} optional>
            <LogoInput />
          </Field>
        )}
        {logo && <img src={logo} alt="" className="size-16 rounded-md border border-line object-contain" />}
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={name.trim() === ''}>
          {t('finish')}
        </Button>
      </Form>
    </PublicPage>
  )
}

const LogoInput = () => (
  <input
    {...useFieldWiring()}
    name="logo"
    type="file"
    accept={pictureTypes.join()}
    className="max-w-full text-sm file:me-2 file:rounded-md file:border file:border-solid file:border-control file:bg-raised file:px-3 file:py-1.5 file:font-medium file:text-ink"
  />
)

const problemTexts = {
  refused: 'linkRefused',
  unavailable: 'linkUnavailable',
  ended: 'linkEnded',
  other: 'linkOther',
} as const

function ConnectAccounts({ isSetUp, problem }: Props) {
  const t = useText()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), ENABLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <PublicPage title={t('linkTitle', { name: NAME })} intro={t('linkIntro', { name: NAME })}>
      <div className="flex flex-col gap-4" data-error={problem ? pageErrors.jobAdder : undefined}>
        {problem && (
          <Callout tone="warning" announce>
            {t(problemTexts[problem], { name: NAME })}
          </Callout>
        )}
        {!isSetUp && <Callout tone="info">{t('notSetUp', { name: NAME })}</Callout>}
        <ul className="list-disc ps-5 text-sm text-muted">
          <li>{t('linkReads')}</li>
          <li>{t('linkWrites', { name: NAME })}</li>
        </ul>
        {/* A link, as browsers let no form lead to another site. */}
        {isReady && isSetUp ? (
          <ButtonLink to="?connect=1" reloadDocument variant="primary" size="lg" className="w-full">
            {t('connectAccounts')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="lg" className="w-full" disabled>
            {t('connectAccounts')}
          </Button>
        )}
        <ButtonLink to="/admin/integration" variant="quiet">
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </PublicPage>
  )
}

function Congratulations() {
  const t = useText()
  return (
    <PublicPage title={t('congratulations')} intro={t('linked', { name: NAME })}>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>{t('howToJobs', { name: NAME })}</li>
        <li>{t('howToCandidates')}</li>
        <li>{t('howToReview')}</li>
      </ol>
      <ButtonLink to="/admin/integration" variant="primary" size="lg" className="mt-5 w-full">
        {t('toDashboard')}
      </ButtonLink>
    </PublicPage>
  )
}
