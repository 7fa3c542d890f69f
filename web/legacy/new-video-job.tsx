import { Form, Link, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { minLength, REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import { type JobLanguage, videoLimits } from '#contracts/job/video/choices.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { CommandId, useAnswer } from '../offline/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useJobLanguages } from '../builder/details/job-languages.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')

type Refused = { refused: { code: string; message: string }; kept: Record<string, string> }

/** The first step before there is a job: what it is called, which makes the draft; the rest of the step follows. */
export default function NewVideoJob({ language: first }: { language: JobLanguage }) {
  const t = useText()
  const builder = useBuilderText()
  const say = useRuleText()
  const languages = useJobLanguages()
  const answer = useAnswer() as Refused | undefined
  const { state } = useNavigation()
  const [title, setTitle] = useState(answer?.kept.jobTitle ?? '')
  const [left, setLeft] = useState(false)
  const [language, setLanguage] = useState(first)
  const { min, max } = videoLimits.title
  const length = title.trim().length
  const problem =
    length === 0
      ? say(REQUIRED)
      : length < min
        ? say(minLength(min)(title) ?? '')
        : title.length > max
          ? say(TOO_LONG)
          : null
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex max-w-3xl flex-col gap-5 p-4 pt-12 outline-none">
      <h1 className="text-2xl font-semibold text-balance">{t('detailsTitle')}</h1>
      {answer && (
        <Callout tone="danger" announce>
          {answer.refused.code === 'account/email-not-verified' ? (
            <Link to="/signup/verify" className="link">
              {answer.refused.message}
            </Link>
          ) : (
            answer.refused.message
          )}
        </Callout>
      )}
      <Card>
        <Form method="post" className="flex flex-col gap-5">
          <CommandId />
          <Field label={builder('jobTitle')} required error={left ? problem : undefined}>
            <TextInput
              name="jobTitle"
              dir="auto"
              placeholder={t('titlePlaceholder')}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              onBlur={() => setLeft(true)}
              autoComplete="off"
            />
          </Field>
          <Field label={t('language')} required hint={languages.hint(language)} className="sm:max-w-96">
            <Select
              name="language"
              options={languages.options}
              value={language}
              onChange={({ target }) => setLanguage(target.value as JobLanguage)}
            />
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <ButtonLink to="/admin/overview" variant="quiet" className="me-auto">
              {t('later')}
            </ButtonLink>
            <Button type="submit" variant="primary" size="lg" busy={state !== 'idle'} disabled={problem !== null}>
              {t('saveAndContinue')}
            </Button>
          </div>
        </Form>
      </Card>
    </main>
  )
}
