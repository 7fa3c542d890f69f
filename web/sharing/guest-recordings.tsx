import { type ReactNode, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import type { Chapter } from '../review/player.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const useText = namespace('sharing')

type RecordingsProps = { token: string; candidateId: string; chapters: readonly Chapter[]; mark: ReactNode }

/** One player below each question. */
export function Recordings({ token, candidateId, chapters, mark }: RecordingsProps) {
  const t = useText()
  return (
    <Card>
      <section aria-label={t('videos')} className="flex flex-col gap-6">
        <h3 className="text-lg font-semibold">{t('videos')}</h3>
        {chapters.map((chapter, index) => (
          <figure key={`${chapter.questionId} ${index}`} className="flex flex-col gap-2">
            <figcaption className="font-medium wrap-anywhere">
              <bdi>{chapter.question || t('video', { number: index + 1 })}</bdi>
            </figcaption>
            {chapter.recording ? (
              <Video {...{ token, candidateId, mark }} recording={chapter.recording} />
            ) : (
              <p className="text-muted">{t('noVideo')}</p>
            )}
          </figure>
        ))}
      </section>
    </Card>
  )
}

type VideoProps = Pick<RecordingsProps, 'token' | 'candidateId' | 'mark'> & {
  recording: NonNullable<Chapter['recording']>
}

/** A browser's own full screen would leave the watermark behind: then the frame around both is what fills it. */
function Video({ token, candidateId, recording, mark }: VideoProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const at = (id: string) => `/shared/${encodeURIComponent(token)}/media/${candidateId}/${id}`
  const isSound = recording.mimeType.startsWith('audio/')
  return (
    <div className="flex flex-col gap-1">
      <div ref={frame} className="relative flex items-center justify-center overflow-hidden rounded-md bg-black">
        {/* biome-ignore lint/a11y/useMediaCaption: what candidates record has no captions until it is transcribed. */}
        <video
          controls
          controlsList={mark ? 'nodownload nofullscreen noremoteplayback' : 'nodownload noremoteplayback'}
          disablePictureInPicture={Boolean(mark)}
          playsInline
          preload="none"
          poster={recording.posterId ? at(recording.posterId) : undefined}
          className={isSound ? 'h-14 w-full' : 'aspect-video max-h-full w-full'}
          src={at(recording.recordingId)}
        />
        {mark}
      </div>
      {mark && !isSound && (
        <Button
          size="sm"
          variant="quiet"
          className="self-end"
          onClick={() => void frame.current?.requestFullscreen?.()}
        >
          {t('fullScreen')}
        </Button>
      )}
    </div>
  )
}
