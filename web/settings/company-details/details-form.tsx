import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Refused } from '../tab.ts'

const useText = namespace('settings')

type Details = {
  name: string
  language: string
  website: string | null
  termsUrl: string | null
  privacyUrl: string | null
  candidateAccessDays: number
}

export function DetailsForm({
  company,
  languages,
  refused,
}: {
  company: Details
  languages: Option[]
  refused: Refused | null
}) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const fields = refused?.refused.fields ?? {}
  const own = Object.keys(fields).some((field) => field !== 'slug')
  useFocusOnError(form, own ? refused : null)
  const busy = useNavigation().formData?.get('intent') === 'details'
  const kept = own ? refused?.kept : undefined
  const value = (field: keyof Details) => kept?.[field] ?? company[field] ?? ''
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className="flex max-w-xl flex-col gap-4">
      <input type="hidden" name="intent" value="details" />
      <Field label={t('companyName')} error={fields.name} required>
        <TextInput name="name" maxLength={100} defaultValue={value('name')} autoComplete="organization" />
      </Field>
      <Field label={t('companyLanguage')} hint={t('companyLanguageHint')} error={fields.language}>
        <Select name="language" options={languages} defaultValue={value('language')} />
      </Field>
      <Field label={t('companyWebsite')} error={fields.website} optional>
        <TextInput
          name="website"
          type="url"
          dir="ltr"
          maxLength={500}
          defaultValue={value('website')}
          autoComplete="url"
        />
      </Field>
      <Field label={t('companyTerms')} error={fields.termsUrl} optional>
        <TextInput name="termsUrl" type="url" dir="ltr" maxLength={500} defaultValue={value('termsUrl')} />
      </Field>
      <Field label={t('companyPrivacy')} error={fields.privacyUrl} optional>
        <TextInput name="privacyUrl" type="url" dir="ltr" maxLength={500} defaultValue={value('privacyUrl')} />
      </Field>
      <Field
        label={t('candidateAccessDays')}
        hint={t('candidateAccessHint')}
        error={fields.candidateAccessDays}
        required
      >
        <TextInput
          name="candidateAccessDays"
          inputMode="numeric"
          maxLength={3}
          defaultValue={value('candidateAccessDays')}
          className="max-w-24"
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('save')}
      </Button>
    </Form>
  )
}
