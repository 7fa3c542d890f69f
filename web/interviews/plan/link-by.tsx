import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Radio } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { Where } from './draft.ts'
import type { ConferencingService, FieldProps, PlanAnswer } from './plan-data.ts'

const useText = namespace('planning')

const names: Readonly<Record<string, string>> = {
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  google_meet: 'Google Meet',
  gotomeeting: 'GoTo Meeting',
}

/** Who makes the link of an online interview: its planner, or a conferencing service that its host has connected. */
export function LinkBy<D extends Where>({ draft, onChange, fields }: FieldProps<D>) {
  const t = useText()
  const { services, problem } = useServices(draft.hostId)
  const choose = (service: string) => onChange({ ...draft, service })
  const isGone = draft.service !== '' && services !== null && !services.some((each) => each.profileId === draft.service)
  const newest = useRef(choose)
  newest.current = choose
  useEffect(() => {
    if (isGone) newest.current('')
  }, [isGone])
  if (problem) return <p className="text-sm text-muted">{problem}</p>
  if (!services || services.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('linkBy')}</legend>
      <Radio name="service" checked={draft.service === ''} onChange={() => choose('')} label={t('ownLink')} />
      {services.map(({ profileId, provider, name }) => (
        <Radio
          key={profileId}
          name="service"
          checked={draft.service === profileId}
          onChange={() => choose(profileId)}
          label={<bdi translate="no">{`${names[provider] ?? provider} (${name})`}</bdi>}
          hint={t('serviceHint')}
        />
      ))}
      {draft.service !== '' && <FieldError id="service-error" error={fields.place} />}
    </fieldset>
  )
}

/** What the host has connected, looked for again where another person hosts. */
function useServices(hostId: string | null): {
  services: readonly ConferencingService[] | null
  problem: string | null
} {
  const { submit, data, state } = useFetcher<PlanAnswer>()
  useEffect(() => {
    if (hostId !== null) submit({ intent: 'services', hostId }, { method: 'post' })
  }, [hostId, submit])
  if (state !== 'idle' || !data) return { services: null, problem: null }
  return { services: data.services ?? null, problem: data.refused?.message ?? null }
}
