import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import type { OfferedBrand } from './details/offered-brands.ts'
import { PreviewPane } from './preview-pane.tsx'
import { useEditor } from './editor.tsx'

const useText = namespace('builder')

type Props = {
  live: boolean
  companyName: string
  brands: readonly OfferedBrand[]
  src: string
  publishing: boolean
  onPublish: () => void
  onNext: () => void
  onLater: () => void
}

/** The last look before candidates can apply. Nothing but its button takes a job live. */
export function PreviewStep({ live, companyName, brands, src, publishing, onPublish, onNext, onLater }: Props) {
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
      <div className="scripted flex flex-wrap items-center gap-2">
        {!live && (
          <Button variant="primary" size="lg" aria-describedby="publishing-means" busy={publishing} onClick={onPublish}>
            {t('publishJob')}
          </Button>
        )}
        <Button
          key={live ? 'live' : 'draft'}
          variant={live ? 'primary' : 'secondary'}
          size="lg"
          disabled={!live}
          onClick={onNext}
        >
          {t('getCandidatesNow')}
        </Button>
        <Button variant="quiet" size="lg" onClick={onLater}>
          {t('doItLater')}
        </Button>
      </div>
      {!live && (
        <p id="publishing-means" className="text-muted">
          {t('publishingMeans')}
        </p>
      )}
      <PreviewPane draft={draft} companyName={companyName} brands={brands} moduleId={null} src={src} wide />
    </div>
  )
}
