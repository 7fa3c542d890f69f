import { contactLimits } from '#contracts/candidate/contact.ts'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { Media } from '../media/late-media.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { FormFocus, Hidden, useOpenErrors } from './form-parts.tsx'
import type { JourneyPageProps } from './journey-page-props.ts'

const useText = namespace('journey')

type StartFormProps = Pick<JourneyPageProps, 'contact' | 'errors' | 'busy' | 'onSubmit' | 'hidden' | 'evaluation'> & {
  module: ModuleOf<'FORM'>
}

export function StartForm({ module, contact, errors = {}, busy, onSubmit, hidden, evaluation }: StartFormProps) {
  const t = useText()
  const { open, mend } = useOpenErrors(errors)
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    maxLength: contactLimits[name] + 50,
    defaultValue: contact?.[name] ?? '',
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={({ target }) => target instanceof HTMLInputElement && mend(target.name)}
      className="flex flex-col gap-4 self-start rounded-lg border border-line bg-raised p-5 shadow-card"
    >
      <FormFocus errors={errors} />
      <Hidden values={{ ...hidden, intent: 'start' }} />
      <div>
        <h2 dir="auto" className="text-xl font-semibold text-balance">
          {module.title}
        </h2>
        {module.description && (
          <p dir="auto" className="mt-1 whitespace-pre-line text-muted">
            {module.description}
          </p>
        )}
      </div>
      <Media media={module.questionMedia} label={t('questionMedia')} />
      <Field label={t('fullName')} required error={open.name}>
        <TextInput {...field('name')} dir="auto" autoComplete="name" />
      </Field>
      <Field label={t('email')} required error={open.email}>
        <TextInput {...field('email')} dir="ltr" type="email" inputMode="email" autoComplete="email" />
      </Field>
      {module.phone !== 'hidden' && (
        <Field
          label={t('telephone')}
          required={module.phone === 'required'}
          optional={module.phone === 'optional'}
          error={open.phone}
        >
          <TextInput {...field('phone')} dir="ltr" type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      )}
      {evaluation && (
        <>
          <input type="hidden" name="evaluation" value="asked" />
          <Checkbox name="evaluation" value="agreed" label={t('aiConsent')} hint={t('aiConsentHint')} />
          {evaluation.personality && (
            <Checkbox name="personality" value="agreed" label={t('aiPersonality')} hint={t('aiPersonalityHint')} />
          )}
        </>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t('start')}
      </Button>
      <p className="text-sm text-muted">{t('whoReads')}</p>
    </form>
  )
}
