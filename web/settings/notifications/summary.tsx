import { Form, useNavigation } from '@remix-run/react'
import { DIGEST_HOUR } from '#contracts/inbox/types.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { useTimeZone } from '../../ui/instant.tsx'
import { Select } from '../../ui/select.tsx'

const useText = namespace('notices')
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

type SummaryProps = { digest: { timezone: string; hour: number } | null; zones: string[] }

/** When the daily summary leaves; until a person has chosen, their browser's zone is put forward. */
export function Summary({ digest, zones }: SummaryProps) {
  const t = useText()
  const here = useTimeZone()
  const busy = useNavigation().formData?.get('intent') === 'summary'
  const zone = digest?.timezone ?? here
  const known = zones.includes(zone) ? zones : [zone, ...zones]
  return (
    <Card title={t('summary')}>
      <p className="mb-4 text-muted">{t('summaryAbout')}</p>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="intent" value="summary" />
        <Field label={t('hour')}>
          <Select name="hour" defaultValue={String(digest?.hour ?? DIGEST_HOUR)} options={hours} />
        </Field>
        <Field label={t('timezone')}>
          <Select
            key={zone}
            name="timezone"
            translate="no"
            defaultValue={zone}
            options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
          />
        </Field>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </Form>
    </Card>
  )
}
