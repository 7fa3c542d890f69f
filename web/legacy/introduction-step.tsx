import { lazy, Suspense, useState } from 'react'
import { videoLimits } from '#contracts/job/video/choices.ts'
import { moduleOf } from '#contracts/job/walk.ts'
import { TextBlock } from '../builder/bound-fields.tsx'
import type { OfferedBrand } from '../builder/details/offered-brands.ts'
import { BrandCard } from '../builder/late-parts.tsx'
import { editDetails, editModule } from '../builder/draft.ts'
import { useEditor } from '../builder/editor.tsx'
import { MediaField } from '../builder/media-field.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import type { BrandData } from './brand-section.tsx'

const BrandSection = lazy(() => import('./brand-section.tsx'))
const useText = namespace('legacy')
const useMediaText = namespace('media')

type Props = { brand: BrandData | null; brands: readonly OfferedBrand[]; companyName: string }

/** Step 4 (LEG-031 to 034): what candidates see before and after the questions. */
export function IntroductionStep({ brand, brands, companyName }: Props) {
  const t = useText()
  const media = useMediaText()
  const { draft, change } = useEditor()
  const thanks = moduleOf(draft.journey, 'THANK_YOU')
  const [opened, setOpened] = useState(brand?.answered ?? false)
  return (
    <>
      <h2 className="text-2xl font-semibold">{t('introductionTitle')}</h2>
      <Card title={t('welcomeVideo')}>
        <p className="mb-3 text-muted">{t('welcomeVideoText')}</p>
        <MediaField
          path="details.introVideo"
          place="intro"
          label={media('introVideoLabel')}
          media={draft.details.introVideo}
          onChange={(introVideo) => change((now) => editDetails(now, { introVideo }))}
        />
      </Card>
      {thanks && (
        <Card title={t('thankYou')}>
          <div className="flex flex-col gap-4">
            <TextBlock
              path={`journey.${thanks.id}.message`}
              label={t('message')}
              rows={5}
              limit={videoLimits.thanks}
              value={thanks.message}
              onText={(message) => change((now) => editModule(now, thanks.id, { message }), 'thanks.message')}
            />
            <MediaField
              path={`journey.${thanks.id}.questionMedia`}
              place="outro"
              label={media('outroVideoLabel')}
              media={thanks.questionMedia}
              onChange={(questionMedia) => change((now) => editModule(now, thanks.id, { questionMedia }))}
            />
          </div>
        </Card>
      )}
      <BrandCard brands={brands} companyName={companyName} />
      {brand && (
        <details
          open={opened}
          onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
          className="rounded-lg border border-line bg-raised shadow-card"
        >
          <summary className="px-4 py-3 text-lg font-semibold">{t('customizeBranding')}</summary>
          {opened && (
            <Suspense>
              <BrandSection {...brand} />
            </Suspense>
          )}
        </details>
      )}
    </>
  )
}
