import { lazy, Suspense, useState } from 'react'
import type { JobMedia, MediaPlace } from '#contracts/job/media/media.ts'
import { namespace } from '../i18n/namespace.ts'
import { Media } from '../media/late-media.tsx'
import { Button } from '../ui/button.tsx'
import { VideoIcon } from '../ui/icons.tsx'

const UploadWidget = lazy(() => import('../media-upload/upload-widget.tsx'))
const useText = namespace('media')

type Props = {
  path: string
  place: MediaPlace
  media: JobMedia | undefined
  /** What it is to the candidate, such as "Video of the job". */
  label: string
  /** On the button that adds it; a picture may be added as well where the place takes one. */
  add?: string
  disabled?: boolean
  onChange: (media: JobMedia | undefined) => void
}

/** A video or picture of a job: shown where there is one, and changed in the upload widget. */
export function MediaField({ path, place, media, label, add, disabled, onChange }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const adding = add ?? t(place === 'question' ? 'addMedia' : 'addVideo')
  return (
    <div className="flex flex-col items-start gap-2">
      {media && <Media media={media} label={label} className="w-full max-w-80" />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={disabled}
          onClick={() => setOpen(true)}
          aria-label={media ? t('changeMediaOf', { what: label }) : undefined}
        >
          <VideoIcon aria-hidden="true" />
          {media ? t('changeMedia') : adding}
        </Button>
        {media && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onChange(undefined)}
            aria-label={t('removeMediaOf', { what: label })}
          >
            {t('removeMedia')}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <UploadWidget
            title={label}
            label={label}
            place={place}
            media={media}
            owner={`${location.pathname}#${path}`}
            onChange={(next) => onChange(next ?? undefined)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
