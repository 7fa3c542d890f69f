import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { interviewLimits } from '#contracts/interview/limits.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('meet')

/** What is opened on wish, also without scripts. */
export function Aside({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 py-2 font-medium">
        {title}
        <ChevronDownIcon aria-hidden="true" className="text-muted group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">{children}</div>
    </details>
  )
}

type AnswerForm = {
  intent: 'ask' | 'cancel'
  name: 'note' | 'reason'
  label: string
  hint?: string
  send: string
  error: string | undefined
}

function AnswerForm({ intent, name, label, hint, send, error }: AnswerForm) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value={intent} />
      <Field label={label} hint={hint} error={error} required className="w-full">
        <TextArea name={name} dir="auto" rows={3} required limit={interviewLimits.reason} countNear />
      </Field>
      <Button
        type="submit"
        variant={intent === 'cancel' ? 'danger' : 'secondary'}
        size="lg"
        className="max-sm:w-full"
        busy={state !== 'idle' && formData?.get('intent') === intent}
      >
        {send}
      </Button>
    </Form>
  )
}

type Fields = { fields: Readonly<Record<string, string>> }

export function AskForm({ isBooked, fields }: Fields & { isBooked: boolean }) {
  const t = useText()
  return (
    <Aside title={t('ask')}>
      {isBooked && <p className="text-muted">{t('askGivesBack')}</p>}
      <AnswerForm
        intent="ask"
        name="note"
        label={t('askNote')}
        hint={t('askHint')}
        send={t('send')}
        error={fields.note}
      />
    </Aside>
  )
}

export function CancelForm({ fields }: Fields) {
  const t = useText()
  return (
    <Aside title={t('cancel')}>
      <AnswerForm intent="cancel" name="reason" label={t('cancelReason')} send={t('cancelNow')} error={fields.reason} />
    </Aside>
  )
}
