import { lazy, Suspense } from 'react'
import type { JobMedia } from '#contracts/job/media/media.ts'

/** Pages fetch it when they have something to show. */
export const shownMedia = () => import('./shown-media.tsx')
const ShownMedia = lazy(shownMedia)

type Props = { media: JobMedia | undefined; label: string; className?: string }

/** A video or picture of a job in its place. What shows it comes with the pages that have one. */
export function Media({ media, label, className }: Props) {
  if (!media) return null
  return (
    <div className={className}>
      <Suspense fallback={media.type === 'video' ? <div className="aspect-video w-full rounded-lg bg-sunken" /> : null}>
        <ShownMedia media={media} label={label} />
      </Suspense>
    </div>
  )
}
