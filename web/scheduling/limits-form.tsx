import { Form, useNavigation } from '@remix-run/react'
import { type AvailabilityLimits, MOST_DAILY, notices } from '#contracts/availability/rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('scheduling')

type LimitsFormProps = {
  limits: AvailabilityLimits
  buffers: readonly number[]
  refused: { fields: Readonly<Record<string, string>> } | null
}

/** Notice, number of interviews a day, and minutes that are kept free around each. */
export function LimitsForm({ limits, buffers, refused }: LimitsFormProps) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'limits'
  const errors = refused?.fields ?? {}
  const minutes = buffers.map((each) => ({ value: String(each), label: t('minutes', { count: each }) }))
  const offered = [...new Set([...notices, limits.minimumNotice])].sort((one, other) => one - other)
  const span = (each: number) => {
    if (each === 0) return t('noNotice')
    if (each % 1440 === 0) return t('days', { count: each / 1440 })
    if (each % 60 === 0) return t('hours', { count: each / 60 })
    return t('minutes', { count: each })
  }
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="limits" />
      <Card title={t('limits')}>
        <p className="mb-4 text-muted">{t('limitsAbout')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('minimumNotice')} error={errors.minimumNotice}>
            <Select
              name="minimumNotice"
              defaultValue={String(limits.minimumNotice)}
              options={offered.map((each) => ({ value: String(each), label: span(each) }))}
            />
          </Field>
          <Field label={t('dailyCap')} hint={t('dailyCapHint')} error={errors.dailyCap}>
            <TextInput
              name="dailyCap"
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_DAILY}
              defaultValue={limits.dailyCap ?? ''}
            />
          </Field>
          <Field label={t('bufferBefore')} error={errors.bufferBefore}>
            <Select name="bufferBefore" defaultValue={String(limits.bufferBefore)} options={minutes} />
          </Field>
          <Field label={t('bufferAfter')} error={errors.bufferAfter}>
            <Select name="bufferAfter" defaultValue={String(limits.bufferAfter)} options={minutes} />
          </Field>
        </div>
        <Button type="submit" variant="primary" busy={busy} className="mt-4">
          {t('save')}
        </Button>
      </Card>
    </Form>
  )
}

/** Whether plans of interviews reach candidates without approval (LIVE-014). */
export function CompanyForm({ autoApprove }: { autoApprove: boolean }) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'company'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="company" />
      <Card title={t('company')}>
        <Checkbox
          name="autoApprove"
          defaultChecked={autoApprove}
          label={t('autoApprove')}
          hint={t('autoApproveHint')}
        />
        <Button type="submit" variant="primary" busy={busy} className="mt-4">
          {t('save')}
        </Button>
      </Card>
    </Form>
  )
}
