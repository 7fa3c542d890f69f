import type { LoaderFunctionArgs } from '@remix-run/node'
import { displayNames } from '#contracts/kernel/formatters.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { languageOf } from '../../lib/language.server.ts'
import { isRejected } from '../../lib/refusal.server.ts'
import type { FoundPlaces } from '../../builder/details/places.ts'

/** What the city field of Job Details asks while a person types. */
export async function loader(args: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs-cep.places', args)
  const { request, context } = args
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const language = await languageOf(request, context)
  try {
    const found = await context.platform.useCases.jobs.findPlaces(asker, text, language)
    const countries = displayNames(language, { type: 'region', fallback: 'code' })
    const places = found.map((place) => ({ ...place, country: countries.of(place.countryCode) ?? place.countryCode }))
    return Response.json({ places } satisfies FoundPlaces)
  } catch (error) {
    if (!isRejected(error) || error.code !== 'geocoder/unavailable') throw error
    return Response.json({ places: null } satisfies FoundPlaces)
  }
}
