/** Where linked videos come from (B§5). */
export const linkProviders = { youtube: 'YouTube', vimeo: 'Vimeo', dropbox: 'Dropbox' } as const
export type LinkProvider = keyof typeof linkProviders

/** What a typed link is (B§4). `url` is the link as it is kept, `player` what plays it; neither is ever fetched by the server. */
export type LinkState =
  | { state: 'empty' }
  | { state: 'invalid' }
  | { state: 'matched'; provider: LinkProvider; url: string; player: string }

type Match = Omit<Extract<LinkState, { state: 'matched' }>, 'state'>

const INVALID: LinkState = { state: 'invalid' }
export const LONGEST_LINK = 2000

/** Reads a link by its text alone. */
export function matchLink(text: string): LinkState {
  const typed = text.trim()
  if (typed === '') return { state: 'empty' }
  const url = typed.length <= LONGEST_LINK ? addressIn(typed) : null
  const match = url && (youtube(url) ?? vimeo(url) ?? dropbox(url))
  return match ? { state: 'matched', ...match } : INVALID
}

/** Web addresses only, with nothing in them that leads elsewhere than they seem to. */
function addressIn(typed: string): URL | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (/[\s\\\p{Cc}]/u.test(whole)) return null
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null
  url.protocol = 'https:'
  return url
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^(?:www|m)\./, '')
const isId = (id: string | null | undefined): id is string => /^[A-Za-z0-9_-]{11}$/.test(id ?? '')

function youtube(url: URL): Match | null {
  const host = hostOf(url)
  const [first, second] = url.pathname.slice(1).split('/')
  const id =
    host === 'youtu.be'
      ? first
      : !['youtube.com', 'music.youtube.com', 'youtube-nocookie.com'].includes(host)
        ? null
        : first === 'watch'
          ? url.searchParams.get('v')
          : ['embed', 'shorts', 'live', 'v'].includes(first!)
            ? second
            : null
  return isId(id)
    ? {
        provider: 'youtube',
        url: `https://www.youtube.com/watch?v=${id}`,
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
      }
    : null
}

function vimeo(url: URL): Match | null {
  const host = hostOf(url)
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,32}))?\/?$/.exec(url.pathname) ?? []
  if (!id) return null
  // A video that is not listed is named by its number and this.
  const asked = url.searchParams.get('h')
  const key = inPath ?? (/^[0-9a-f]{6,32}$/.test(asked ?? '') ? asked : null)
  return {
    provider: 'vimeo',
    url: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
  }
}

function dropbox(url: URL): Match | null {
  if (hostOf(url) !== 'dropbox.com' || !/^\/(?:s|scl)\//.test(url.pathname) || url.searchParams.get('dl') !== '0')
    return null
  url.hash = ''
  const player = new URL(url)
  player.searchParams.delete('dl')
  player.searchParams.set('raw', '1')
  return { provider: 'dropbox', url: url.href, player: player.href }
}
