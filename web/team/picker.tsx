import { type KeyboardEvent, useRef, useState } from 'react'
import type { TeamColor } from '#contracts/company/colors.ts'
import { matches } from '#contracts/company/people.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Cross2Icon } from '../ui/icons.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Avatar } from '../ui/avatar.tsx'

const useText = namespace('team')

export type Pickable = {
  id: string
  name: string
  detail?: string
  color: TeamColor
  picture?: string | null
  creator?: boolean
}

type PickerProps = {
  /** Name of the field that carries each chosen id. */
  name: string
  label: string
  people: readonly Pickable[]
  chosen: readonly string[]
  addLabel: string
  removeLabel: (name: string) => string
}

/**
 * Chooses people or groups. Those chosen already, and creators, are not offered (TEAM-020). Until scripts run it is a list
 * of checkboxes, so it works without them.
 */
export function TeamPicker({ name, label, people, chosen, addLabel, removeLabel }: PickerProps) {
  const t = useText()
  const [picked, setPicked] = useState<readonly string[]>(chosen)
  const [search, setSearch] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const offered = people.filter((one) => !picked.includes(one.id) && !one.creator)
  const found = offered.filter((one) => matches(search, one.name, one.detail ?? '')).slice(0, 8)
  const choose = (now: readonly string[]) => {
    setPicked(now)
    setSearch('')
    input.current?.focus()
  }
  /** Enter takes the first who was found; it never sends the form without them. */
  const pickFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || search === '') return
    event.preventDefault()
    if (found[0]) choose([...picked, found[0].id])
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <noscript>
        <ul>
          {people
            .filter((one) => !one.creator || picked.includes(one.id))
            .map((one) => (
              <li key={one.id}>
                <label className="inline-flex min-h-6 gap-2">
                  <input
                    type="checkbox"
                    name={`${name}-plain`}
                    value={one.id}
                    defaultChecked={picked.includes(one.id)}
                  />{' '}
                  {one.name}
                </label>
              </li>
            ))}
        </ul>
        <input type="hidden" name={`${name}-without-scripts`} value="1" />
      </noscript>
      <div className="scripted flex flex-col gap-2">
        <ul className="flex flex-wrap gap-2" aria-label={label}>
          {people
            .filter((one) => picked.includes(one.id))
            .map((one) => (
              <li key={one.id} className="flex items-center gap-2 rounded-md border border-line bg-sunken ps-1">
                <input type="hidden" name={name} value={one.id} />
                <Avatar name={one.name} seed={one.id} color={one.color} picture={one.picture} />
                <span>{one.name}</span>
                <Button
                  variant="quiet"
                  size="sm"
                  icon
                  aria-label={removeLabel(one.name)}
                  onClick={() => choose(picked.filter((other) => other !== one.id))}
                >
                  <Cross2Icon />
                </Button>
              </li>
            ))}
        </ul>
        <TextInput
          ref={input}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={pickFirst}
          placeholder={addLabel}
          aria-label={addLabel}
          autoComplete="off"
        />
        {search !== '' && (
          <ul className="flex flex-col rounded-md border border-line" aria-live="polite">
            {found.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="menu-entry w-full text-start"
                  onClick={() => choose([...picked, one.id])}
                >
                  <Avatar name={one.name} seed={one.id} color={one.color} picture={one.picture} />
                  <span>{one.name}</span>
                  {one.detail && <span className="text-sm text-muted">{one.detail}</span>}
                </button>
              </li>
            ))}
            {found.length === 0 && <li className="px-3 py-2 text-muted">{t('noSuchMember')}</li>}
          </ul>
        )}
      </div>
    </fieldset>
  )
}

/** The ids a form with the picker carries, with scripts or without. */
export const pickedIn = (form: FormData, name: string): string[] =>
  form.getAll(form.has(`${name}-without-scripts`) ? `${name}-plain` : name).map(String)
