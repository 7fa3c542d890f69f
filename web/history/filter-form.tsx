import { Form } from '@remix-run/react'
import type { History } from '#contracts/views/history.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

export type ShownFilter = { actor: string; activity: string; from: string; to: string }

/** Which events are listed; in the address, so that it can be sent to somebody. */
export function FilterForm({ history, filter, at }: { history: History; filter: ShownFilter; at: string | null }) {
  const actors = history.actors.map(({ kind, id, name }) => ({ value: `${kind}:${id}`, label: name }))
  const set = Object.values(filter).some(Boolean)
  return (
    <Form key={JSON.stringify(filter)} method="get" preventScrollReset className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap" aria-label="Filter">
      {at && <input type="hidden" name="at" value={at} />}
      <Field label="By whom" className="sm:w-44">
        <Select name="actor" options={actors} placeholder="Everybody" defaultValue={filter.actor} />
      </Field>
      <Field label="What" className="sm:w-44">
        <Select name="activity" options={history.activities.map((value) => ({ value, label: value }))} placeholder="Everything" defaultValue={filter.activity} />
      </Field>
      <Field label="From (UTC)" className="sm:w-40">
        <TextInput type="date" name="from" defaultValue={filter.from} />
      </Field>
      <Field label="To (UTC)" className="sm:w-40">
        <TextInput type="date" name="to" defaultValue={filter.to} />
      </Field>
      <div className="col-span-2 flex gap-2">
        <Button type="submit">Filter</Button>
        {set && (
          <ButtonLink variant="quiet" to={at ? `?at=${at}` : '?'} preventScrollReset>
            Clear
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
