import { useState } from 'react'
import type { JobMedia } from '#contracts/job/media/media.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { useEditor } from './editor.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { MediaField } from './media-field.tsx'

const useText = namespace('media')
const useBuilderText = namespace('builder')

type Props = { path: string; media: JobMedia | undefined; onChange: (media: JobMedia | undefined) => void }

/** A question that a video asks. Without it in the plan, what is there can be seen and removed. */
export function VideoQuestion({ path, media, onChange }: Props) {
  const t = useText()
  const builder = useBuilderText()
  const { rules } = useEditor()
  const [asked, setAsked] = useState(false)
  if (!rules.lacks.includes('videoQuestion') || media)
    return (
      <MediaField
        path={path}
        place="videoQuestion"
        label={t('videoQuestionLabel')}
        add={t('askByVideo')}
        media={media}
        disabled={rules.lacks.includes('videoQuestion')}
        onChange={onChange}
      />
    )
  return (
    <div>
      <Button size="sm" onClick={() => setAsked(true)}>
        <LockClosedIcon aria-hidden="true" />
        {t('askByVideo')} · {builder('upgrade')}
      </Button>
      <FeatureDialog feature={asked ? 'videoQuestion' : null} onClose={() => setAsked(false)} />
    </div>
  )
}
