import { useEffect, useState } from 'react'
import { noAddress } from '#contracts/job/empty-details.ts'
import type { JobAddress } from '#contracts/job/later-details.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useLater } from '../../ui/use-later.ts'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { at } from '../focus.ts'
import { type FoundPlace, type FoundPlaces, placeLine, withPlace } from './places.ts'

const useText = namespace('builder')
const box = () => import('../../ui/aria/suggest-box.tsx')
const PATH = 'details.address.city'
/** A request follows once typing rests. */
const REST_MS = 200

/** What the server knows of the text; null while places cannot be looked up. */
function usePlaces(asked: string): FoundPlace[] | null {
  const [{ places }, setFound] = useState<FoundPlaces>({ places: [] })
  useEffect(() => {
    if (asked.trim().length < 2) return setFound({ places: [] })
    const stop = new AbortController()
    const later = setTimeout(() => {
      fetch(`/jobs-cep/places?${new URLSearchParams({ q: asked })}`, { signal: stop.signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<FoundPlaces>) : { places: null }))
        .then(setFound, () => {})
    }, REST_MS)
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [asked])
  return places
}

/** The city, typed or chosen: one that is chosen brings its country and where it is on a map. */
export function CityField() {
  const t = useText()
  const { draft, change, errorOf, touch } = useEditor()
  const [asked, setAsked] = useState('')
  const places = usePlaces(asked)
  const code = useLater(box, () => document.activeElement?.closest('[data-city]') !== null)
  const { city } = draft.details.address ?? noAddress
  const edit = (changes: Partial<JobAddress>, mergeKey?: string) =>
    change((draft) => editDetails(draft, { address: { ...noAddress, ...draft.details.address, ...changes } }), mergeKey)
  const type = (text: string) => {
    setAsked(text)
    // What is typed over a chosen city is another place.
    edit({ city: text, latitude: null, longitude: null }, 'address.city')
  }
  const choose = (id: string) => {
    const place = places?.[Number(id)]
    setAsked('')
    if (place) change((draft) => ({ ...draft, details: withPlace(draft.details, place) }))
  }
  const entries = (places ?? []).map((place, index) => ({ id: String(index), label: placeLine(place) }))
  return (
    <div data-city>
      <Field label={t('city')} hint={t('citySource')} optional error={errorOf(PATH)}>
        {code ? (
          <code.SuggestBox
            label={t('city')}
            text={city}
            onText={type}
            groups={[{ id: 'places', title: null, entries }]}
            onChoose={choose}
            empty={places === null ? t('placesUnavailable') : null}
            maxLength={500}
            onLeave={() => touch(PATH)}
            marks={at(PATH)}
          />
        ) : (
          <TextInput
            {...at(PATH)}
            dir="auto"
            autoComplete="off"
            value={city}
            onChange={({ target }) => type(target.value)}
            onBlur={() => touch(PATH)}
          />
        )}
      </Field>
    </div>
  )
}
