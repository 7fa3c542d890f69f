import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { useEditor } from './editor.tsx'

const useText = namespace('builder')

type Props = { live: boolean; companyName: string; onNext: () => void; onLater: () => void }

export function PreviewStep({ live, companyName, onNext, onLater }: Props) {
  const t = useText()
  const { draft } = useEditor()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg">
        {t('previewExperience')}
        {!live && (
          <>
            <br />
            <span className="text-muted">{t('goLive')}</span>
          </>
        )}
      </p>
      {live && (
        <Callout tone="success" announce title={t('liveTitle')}>
          <p>{t('nowLive')}</p>
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" size="lg" disabled={!live} onClick={onNext}>
          {t('getCandidatesNow')}
        </Button>
        <Button size="lg" onClick={onLater}>
          {t('doItLater')}
        </Button>
        {!live && <p className="text-muted">{t('stillDraft')}</p>}
      </div>
      <PreviewPane draft={draft} companyName={companyName} moduleId={null} wide />
    </div>
  )
}
