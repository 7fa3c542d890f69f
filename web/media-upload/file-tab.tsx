import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import {
  acceptedMedia,
  frameAdvice,
  type JobMedia,
  mediaFileProblem,
  mediaPlaces,
  sourceOf,
} from '#contracts/job/media/media.ts'
import type { Words } from '#contracts/kernel/wording.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { FieldError } from '../ui/field.tsx'
import { UploadIcon } from '../ui/icons.tsx'
import { frameOf } from './frame-of.ts'
import { giveUpMedia, keepMediaFile, type MediaTake, unfinishedMedia } from './media-takes.ts'
import { Sending } from './sending.tsx'
import ShownMedia from '../media/shown-media.tsx'
import type { TabProps } from './tab-props.ts'

const useText = namespace('media')

/** Chosen or dropped; what is on its way goes on after the page was closed. */
export function FileTab({ place, owner, media, label, onChange }: TabProps) {
  const t = useText()
  const say = useRuleText()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [take, setTake] = useState<MediaTake | null>(null)
  const [problem, setProblem] = useState<Words | null>(null)
  const [advice, setAdvice] = useState<Words | null>(null)
  const [over, setOver] = useState(false)
  const stored = media && sourceOf(media.url) === 'files' ? media : null
  const { video, picture } = mediaPlaces[place]

  useEffect(() => {
    let gone = false
    void unfinishedMedia(owner, 'files').then((found) => !gone && setTake((now) => now ?? found))
    return () => void (gone = true)
  }, [owner])

  async function choose(file: File | undefined) {
    if (!file) return
    const wrong = mediaFileProblem(place, file)
    setProblem(wrong)
    setAdvice(null)
    if (wrong) return
    if (place === 'portrait') void frameOf(file).then((frame) => setAdvice(frameAdvice(place, frame)))
    if (take) await giveUpMedia(take)
    setTake(await keepMediaFile(owner, file))
  }
  const arrived = (found: JobMedia) => {
    setTake(null)
    onChange(found)
  }
  async function cancel() {
    if (take) await giveUpMedia(take)
    setTake(null)
    chooser.current?.focus()
  }

  return (
    <div
      className={classes(
        'flex flex-col gap-4 rounded-md border border-dashed p-4',
        over ? 'border-accent bg-accent-soft' : 'border-control',
      )}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        void choose(event.dataTransfer.files[0])
      }}
    >
      {stored && !take && (
        <>
          <ShownMedia media={stored} label={label} />
          {stored.title && <bdi className="font-medium wrap-anywhere">{stored.title}</bdi>}
        </>
      )}
      {take && (
        <Sending
          key={take.recordingId}
          {...{ take, place }}
          sort="files"
          onArrived={arrived}
          onCancel={() => void cancel()}
        />
      )}
      {!take && (
        <div className="flex flex-wrap items-center gap-2">
          <label className="relative flex">
            <input
              ref={chooser}
              type="file"
              className="peer sr-only"
              accept={acceptedMedia(place)}
              aria-describedby={classes(`${id}-rules`, problem && `${id}-error`)}
              aria-invalid={problem ? true : undefined}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                currentTarget.value = ''
                void choose(file)
              }}
            />
            <span className={buttonClasses({}, 'peer-focus-visible:outline-2')}>
              <UploadIcon aria-hidden="true" /> {t(stored ? 'replaceFile' : 'chooseFile')}
            </span>
          </label>
          {stored && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t(stored.type === 'picture' ? 'deletePicture' : 'deleteVideo')}
            </Button>
          )}
        </div>
      )}
      <p id={`${id}-rules`} className="text-sm text-muted">
        {picture === null ? t('videoRules', { video }) : t('mediaRules', { video, picture })}
      </p>
      {advice && (
        <p role="status" className="text-sm text-warning-ink">
          {say(advice)}
        </p>
      )}
      <FieldError id={`${id}-error`} error={problem ? say(problem) : undefined} />
    </div>
  )
}
