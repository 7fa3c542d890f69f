import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Journey } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import type { JobSummary } from '../journey/job-summary.ts'
import { type Device, PreviewFrame } from './preview-frame.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ChevronLeftIcon, ChevronRightIcon, DesktopIcon, MobileIcon } from '../ui/icons.tsx'
import type { Previewed } from './messages.ts'

const useText = namespace('builder')

/** Where the page of a desktop would be a miniature. */
const SMALL = '(width < 37.5rem)'
const smallScreen = {
  now: () => matchMedia(SMALL).matches,
  watch: (changed: () => void) => {
    const query = matchMedia(SMALL)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  },
}

type Props = {
  job: JobSummary
  journey: Journey
  answers?: Previewed['answers']
  /** The page to show; null: the first. */
  moduleId: string | null
  /** Where the candidate's page is. */
  src: string
  wide?: boolean
  closing?: boolean
}

/** The candidate's own pages in a frame, one after the other. What is entered there goes nowhere. */
export function PreviewPages({ job, journey, answers, moduleId, src, wide = false, closing = false }: Props) {
  const t = useText()
  const small = useSyncExternalStore(smallScreen.watch, smallScreen.now, () => false)
  const [wanted, setDevice] = useState<Device | null>(null)
  const device = wanted ?? (wide && !small ? 'desktop' : 'phone')
  const [chosen, setChosen] = useState(moduleId)
  useEffect(() => setChosen(moduleId), [moduleId])
  const pages = journey.modules
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === chosen),
  )
  const page = pages[at]
  const turn = (by: number) => setChosen(pages[Math.min(Math.max(at + by, 0), pages.length - 1)]?.id ?? null)
  const shown = useMemo(
    () => page && { job, journey, moduleId: page.id, ...(answers && { answers }) },
    [job, journey, answers, page],
  )
  if (!shown) return null

  return (
    <aside
      id="preview"
      aria-label={t('preview')}
      className={classes(
        'flex min-w-0 flex-col gap-2 transition-opacity duration-300 max-lg:px-4 max-lg:pb-4 motion-reduce:transition-none',
        wide ? 'w-full' : 'xl:sticky xl:top-17 lg:max-xl:col-start-2',
        closing && 'opacity-0',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{t('previewJourney')}</p>
        <div className="flex items-center" role="group" aria-label={t('device')}>
          <Button
            size="sm"
            icon
            variant={device === 'phone' ? 'secondary' : 'quiet'}
            aria-label={t('devicePhone')}
            aria-pressed={device === 'phone'}
            onClick={() => setDevice('phone')}
          >
            <MobileIcon />
          </Button>
          <Button
            size="sm"
            icon
            variant={device === 'desktop' ? 'secondary' : 'quiet'}
            aria-label={t('deviceDesktop')}
            aria-pressed={device === 'desktop'}
            onClick={() => setDevice('desktop')}
          >
            <DesktopIcon />
          </Button>
        </div>
      </div>
      <PreviewFrame src={src} previewed={shown} device={device} tall={wide} onTurn={turn} />
      <div className="flex items-center justify-center gap-2">
        <Button
          size="sm"
          icon
          variant="quiet"
          aria-label={t('previousPage')}
          disabled={at === 0}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </Button>
        <span className="text-sm text-muted tabular-nums">{t('pageOf', { page: at + 1, pages: pages.length })}</span>
        <Button
          size="sm"
          icon
          variant="quiet"
          aria-label={t('nextPage')}
          disabled={at === pages.length - 1}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </Button>
      </div>
    </aside>
  )
}
