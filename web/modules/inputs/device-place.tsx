import { useEffect, useRef, useState } from 'react'
import { type Point, pointText } from '#contracts/job/modules/location.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { GlobeIcon } from '../../ui/icons.tsx'

const useText = namespace('answers')

/** The place of the device, which is requested only when its button is pressed. */
export default function DevicePlace({ given, changed }: { given: Point | null; changed: () => void }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [point, setPoint] = useState(given)
  const [state, setState] = useState<'unable' | 'idle' | 'asking' | 'failed'>('unable')
  useEffect(() => setState('geolocation' in navigator ? 'idle' : 'unable'), [])
  const sent = point ? pointText(point) : ''

  function put(next: Point | null) {
    setPoint(next)
    setState('idle')
    if (field.current) field.current.value = next ? pointText(next) : ''
    changed()
  }
  function ask() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => put({ latitude, longitude }),
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <input ref={field} type="hidden" name="point" defaultValue={sent} />
      {state !== 'unable' && (
        <Button busy={state === 'asking'} onClick={ask}>
          <GlobeIcon aria-hidden="true" /> {t('useMyLocation')}
        </Button>
      )}
      <p role="status" className="min-w-0 text-muted">
        {state === 'failed' ? t('locationFailed') : point ? t('locationAdded', { point: sent }) : ''}
      </p>
      {point && state !== 'unable' && (
        <Button variant="quiet" onClick={() => put(null)}>
          {t('removeLocation')}
        </Button>
      )}
    </div>
  )
}
