import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { CommandId } from '../../offline/index.ts'
import { planName } from '../../shell/upgrades.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type Picked, pickedAt } from './picked.ts'

const useText = namespace('plans')

type Props = {
  plan: PlanName
  from: { name: string; email: string }
  picked: Picked
  refused: { message: string; fields: Record<string, string> } | null
  sent: { sentTo: string; answerTo: string } | null
}

/** A question about a plan to the people who run the installation (BILL-056). */
export function ContactForm({ plan, from, picked, refused, sent }: Props) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLTextAreaElement>(null)
  useFocusOnError(form, refused)
  useEffect(() => first.current?.focus(), [plan])
  const busy = useNavigation().formData?.get('intent') === 'contact'
  const back = `${pickedAt(picked)}#plans`
  return (
    <Card title={<span id="contact">{t('contactTitle', { plan: planName(plan) })}</span>}>
      {sent ? (
        <Callout tone="success" announce title={t('sentTo', { to: sent.sentTo, email: sent.answerTo })} />
      ) : (
        <Form ref={form} method="post" preventScrollReset noValidate className="flex max-w-2xl flex-col gap-4">
          <p className="text-muted">{t('contactIntro')}</p>
          {refused && Object.keys(refused.fields).length === 0 && (
            <Callout tone="danger" announce title={refused.message} />
          )}
          <input type="hidden" name="intent" value="contact" />
          <input type="hidden" name="about" value={plan} />
          <CommandId />
          <Field label={t('message')} error={refused?.fields.message} required>
            <TextArea ref={first} name="message" rows={5} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label={t('name')} error={refused?.fields.name} required>
              <TextInput name="name" defaultValue={from.name} autoComplete="name" maxLength={200} />
            </Field>
            <Field label={t('email')} error={refused?.fields.email} required>
              <TextInput name="email" type="email" defaultValue={from.email} autoComplete="email" maxLength={320} />
            </Field>
            <Field label={t('phone')} optional>
              <TextInput name="phone" type="tel" autoComplete="tel" maxLength={60} />
            </Field>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy}>
              {t('send')}
            </Button>
            <ButtonLink to={back} preventScrollReset>
              {t('cancel')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </Card>
  )
}
