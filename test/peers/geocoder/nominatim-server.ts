import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const places = [
  { lat: '52.5170365', lon: '13.3888599', en: 'Berlin', de: 'Berlin', state: 'Berlin', country: 'de' },
  { lat: '48.1371079', lon: '11.5753822', en: 'Munich', de: 'München', state: 'Bavaria', country: 'de' },
  { lat: '44.4689', lon: '-71.1851', en: 'Berlin', de: 'Berlin', state: 'New Hampshire', country: 'us' },
]

/** Speaks the search of Nominatim as its manual describes it: `q`, `format=jsonv2`, `addressdetails`, `accept-language`, `limit`. */
export async function nominatimServer({ broken = () => false }: { broken?: () => boolean } = {}) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://peer')
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (broken()) return void json(503, { error: { code: 503, message: 'Database unavailable' } })
    if (pathname !== '/search' || searchParams.get('format') !== 'jsonv2')
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>')
    const wanted = (searchParams.get('q') ?? '').toLowerCase()
    const name = (place: (typeof places)[number]) =>
      searchParams.get('accept-language') === 'de' ? place.de : place.en
    const found = places.filter((place) => name(place).toLowerCase().startsWith(wanted))
    json(
      200,
      found.slice(0, Number(searchParams.get('limit') ?? 10)).map((place, at) => ({
        place_id: at,
        category: 'boundary',
        type: 'administrative',
        lat: place.lat,
        lon: place.lon,
        name: name(place),
        display_name: `${name(place)}, ${place.state}`,
        ...(searchParams.get('addressdetails') === '1' && {
          address: { city: name(place), state: place.state, country_code: place.country },
        }),
      })),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
