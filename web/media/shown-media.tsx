import { useContext, useState } from 'react'
import { linkProviders, matchLink } from '#contracts/job/media/link.ts'
import { type JobMedia, storedIn } from '#contracts/job/media/media.ts'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { PlayIcon } from '../ui/icons.tsx'
import { MediaLink } from './media-link.ts'

const useText = namespace('media')
const frame = 'aspect-video w-full rounded-lg bg-black'

/** Nothing of another site is loaded before a person presses play. */
export default function ShownMedia({ media, label }: { media: JobMedia; label: string }) {
  const link = useContext(MediaLink)
  const stored = storedIn(media.url)
  if (!stored) return <Linked url={media.url} label={label} />
  const at = link === null ? media.url : `/apply/${encodeURIComponent(link)}/media/${stored.mediaId}`
  if (media.type === 'picture')
    return <img src={at} alt={label} loading="lazy" decoding="async" className="max-h-96 rounded-lg object-contain" />
  return <Film src={at} label={label} poster={media.poster ? `${at}/poster` : undefined} />
}

/** The preview of something that has no poster is its first picture. */
function Film({
  src,
  label,
  poster,
  autoPlay,
}: {
  src: string
  label: string
  poster?: string | undefined
  autoPlay?: boolean
}) {
  const t = useText()
  const [failed, setFailed] = useState(false)
  return (
    <>
      {/* Captions come with transcription. */}
      <video
        key={src}
        src={src}
        poster={poster}
        preload={poster ? 'none' : 'metadata'}
        controls
        playsInline
        autoPlay={autoPlay}
        aria-label={label}
        className={`${frame} object-contain`}
        onError={() => setFailed(true)}
        onLoadedMetadata={() => setFailed(false)}
      />
      {failed && (
        <Callout tone="danger" announce className="mt-2">
          {t('cannotPlay')}
        </Callout>
      )}
    </>
  )
}

function Linked({ url, label }: { url: string; label: string }) {
  const t = useText()
  const isCandidates = useContext(MediaLink) !== null
  const [playing, setPlaying] = useState(false)
  const match = matchLink(url)
  if (match.state !== 'matched') return null
  const provider = linkProviders[match.provider]
  if (playing && match.provider === 'dropbox') return <Film src={match.player} label={label} autoPlay />
  if (playing)
    return (
      <iframe
        src={match.player}
        title={label}
        className={frame}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  return (
    <a
      href={match.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!isCandidates || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setPlaying(true)
      }}
      className="flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-lg border border-line bg-sunken p-4 text-center hover:border-control"
    >
      <span className="flex size-14 items-center justify-center rounded-full bg-accent text-on-accent">
        <PlayIcon aria-hidden="true" width={24} height={24} />
      </span>
      <span className="font-medium">{t('playAt', { provider })}</span>
      <span className="sr-only">{label}</span>
      {isCandidates && <span className="max-w-prose text-sm text-muted">{t('playNote', { provider })}</span>}
    </a>
  )
}
