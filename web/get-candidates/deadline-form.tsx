import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { JobDeadline } from '#contracts/job/deadline.ts'
import { localTimeZone } from '#contracts/kernel/formatters.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { SearchSelect } from '../ui/search-select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { clockOf, timeZones } from './time-zones.ts'

const useText = namespace('outreach')

export type DeadlineAnswer = {
  deadline?: JobDeadline | null
  done?: number
  refused?: { message: string; fields: Record<string, string> }
}
type DeadlineFormProps = {
  /** Where it is sent, with `deadline` as a minute without a zone, `timezone`, and `mode`. */
  action: string
  deadline: JobDeadline | null
  /** Of people who were invited: without one they have that of the job. */
  own?: boolean
  hidden?: Readonly<Record<string, string | readonly string[]>>
  onSet?: (deadline: JobDeadline | null) => void
}

/** A moment with its zone, or none (PUB-006). Drawn in the browser alone: its zones are those that the browser knows. */
export default function DeadlineForm({ action, deadline, own = false, hidden = {}, onSet }: DeadlineFormProps) {
  const t = useText()
  const { Form, state, data } = useFetcher<DeadlineAnswer>()
  const [rolling, setRolling] = useState(deadline === null && !own)
  const [zone, setZone] = useState(deadline?.timezone ?? localTimeZone())
  const busy = state !== 'idle'
  const answer = busy ? undefined : data
  const fields = answer?.refused?.fields ?? {}
  useEffect(() => {
    if (answer?.deadline !== undefined) onSet?.(answer.deadline)
    if (answer?.done) onSet?.(null)
  }, [answer])
  return (
    <Form method="post" action={action} className="flex max-w-xl flex-col gap-4">
      <CommandId done={answer?.deadline !== undefined ? answer : null} />
      <input type="hidden" name="intent" value="deadline" />
      {Object.entries(hidden).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('deadline')}</legend>
        <Radio
          name="mode"
          value="1"
          label={t(own ? 'noOwnDeadline' : 'noDeadline')}
          hint={own ? undefined : t('noDeadlineHint')}
          checked={rolling}
          onChange={() => setRolling(true)}
        />
        <Radio
          name="mode"
          value="0"
          label={t('untilDate')}
          hint={own ? undefined : t('untilDateHint')}
          checked={!rolling}
          onChange={() => setRolling(false)}
        />
      </fieldset>
      {!rolling && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('lastMoment')} error={fields.deadlineDate} required>
            <TextInput
              type="datetime-local"
              name="deadline"
              required
              defaultValue={deadline ? clockOf(deadline) : ''}
            />
          </Field>
          <Field label={t('timeZone')} error={fields.timezone} required>
            <SearchSelect
              name="timezone"
              label={t('timeZone')}
              options={timeZones(zone)}
              placeholder={t('chooseZone')}
              value={zone}
              onChoose={setZone}
            />
          </Field>
        </div>
      )}
      {answer?.refused && (
        <Callout tone="danger" announce>
          {answer.refused.message}
        </Callout>
      )}
      {answer?.deadline !== undefined && (
        <Callout tone="success" announce>
          {t(answer.deadline ? 'deadlineUpdated' : 'deadlineRemoved')}
        </Callout>
      )}
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('saveDeadline')}
      </Button>
    </Form>
  )
}
