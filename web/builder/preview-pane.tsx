import { ChevronLeftIcon, ChevronRightIcon, DesktopIcon, MobileIcon } from '../ui/icons.tsx'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { JobDraft } from '#contracts/job/draft.ts'
import { namespace } from '../i18n/namespace.ts'
import { summaryOf } from '../journey/job-card.tsx'
import { JourneyPage } from '../journey/journey-page.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { previewed } from './glance.ts'

const useText = namespace('builder')

/** Pages are laid out at the width of the device they are previewed for, and shrunk to fit. */
const deviceWidth = { phone: 375, desktop: 1100 } as const
type Device = keyof typeof deviceWidth

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

type Props = { draft: JobDraft; companyName: string; moduleId: string | null; wide?: boolean }

/** The candidate's own pages, drawn from the draft as it is typed. What is entered here goes nowhere. */
export function PreviewPane({ draft, companyName, moduleId, wide = false }: Props) {
  const t = useText()
  const { journey, details } = useMemo(() => previewed(draft), [draft])
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
  const answer = (event: FormEvent) => {
    event.preventDefault()
    turn(1)
  }
  if (!page) return null

  return (
    <aside
      aria-label={t('preview')}
      className={classes(
        'flex min-w-0 flex-col gap-2 max-lg:px-4 max-lg:pb-4',
        wide ? 'w-full' : 'xl:sticky xl:top-17 lg:max-xl:col-start-2',
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
      <Frame device={device} wide={wide}>
        <JourneyPage
          key={page.id}
          job={summaryOf(details, companyName)}
          journey={journey}
          moduleId={page.id}
          heading="h2"
          onSubmit={answer}
          onBack={at > 0 ? () => turn(-1) : undefined}
        />
      </Frame>
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

function Frame({ device, wide, children }: { device: Device; wide: boolean; children: ReactNode }) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    setRoom(element.clientWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = deviceWidth[device]
  const scale = room === null ? 1 : Math.min(1, room / width)
  const height = `calc(${wide ? '70dvh' : 'min(75dvh, 44rem)'} / ${scale})`

  return (
    <div
      ref={frame}
      className={classes(
        'flex justify-center overflow-hidden rounded-lg border border-line bg-sunken',
        wide ? 'h-[70dvh]' : 'h-[min(75dvh,44rem)]',
      )}
    >
      <div
        role="region"
        aria-label={t(device === 'phone' ? 'onPhone' : 'onDesktop')}
        tabIndex={0}
        className="flex shrink-0 origin-top flex-col overflow-y-auto bg-surface focus-visible:-outline-offset-2"
        style={{
          width,
          height,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInline: scale < 1 ? `${(width * (scale - 1)) / 2}px` : undefined,
        }}
      >
        {children}
      </div>
    </div>
  )
}
