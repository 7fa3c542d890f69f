import { Form, useSubmit } from '@remix-run/react'
import { jobPrices, MOST_EXTRA_SEATS, mostExtraJobs, seatPrices } from '#contracts/subscription/prices.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { usePrice } from '../../lib/price.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Picked } from './picked.ts'

const useText = namespace('plans')

/** What is bought beside a plan (BILL-005, BILL-010, BILL-017). The prices of the plans follow what is entered. */
export function AddOns({ picked }: { picked: Picked }) {
  const t = useText()
  const { number } = useFormat()
  const { frequency, currency } = picked
  const amountOf = usePrice(currency)
  const submit = useSubmit()
  const mostJobs = mostExtraJobs({ plan: 'growth', frequency })
  return (
    <Form
      key={`${frequency} ${currency}`}
      preventScrollReset
      replace
      onChange={({ currentTarget }) =>
        currentTarget.checkValidity() && submit(currentTarget, { replace: true, preventScrollReset: true })
      }
      className="mt-5 border-t border-line pt-4"
    >
      <h3 className="font-semibold">{t('addOns')}</h3>
      <input type="hidden" name="frequency" value={frequency} />
      <input type="hidden" name="currency" value={currency} />
      <div className="mt-2 flex flex-wrap items-start gap-x-8 gap-y-4">
        <Field
          label={t('extraUsers')}
          note={t('extraUsersNote', { amount: amountOf(seatPrices[currency]) })}
          className="max-w-64"
        >
          <TextInput
            type="number"
            name="seats"
            min={0}
            max={MOST_EXTRA_SEATS}
            step={1}
            defaultValue={picked.seats}
            className="max-w-28"
          />
        </Field>
        <Field
          label={t('extraJobs')}
          note={
            mostJobs === 0
              ? t('extraJobsYearly')
              : t('extraJobsNote', { amount: amountOf(jobPrices[currency]), most: number(mostJobs) })
          }
          className="max-w-64"
        >
          <TextInput
            type="number"
            name="jobs"
            min={0}
            max={mostJobs}
            step={1}
            defaultValue={mostJobs === 0 ? 0 : picked.jobs}
            disabled={mostJobs === 0}
            className="max-w-28"
          />
        </Field>
        <noscript>
          <Button type="submit" className="mt-6">
            {t('update')}
          </Button>
        </noscript>
      </div>
    </Form>
  )
}
