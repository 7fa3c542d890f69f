import { useEffect, useState } from 'react'
import { useSteady } from '../offline/index.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Cross2Icon } from '../ui/icons.tsx'
import { Instant } from '../ui/instant.tsx'
import { dateMarks, useBannerWords } from './banner-words.ts'
import { type Banner, type BannerAction, bannersFor } from './banners.ts'
import { Countdown } from './countdown.tsx'
import { dismissalCookie } from './dismissed.ts'
import { SiteAnchor } from './site-anchor.tsx'
import { useAdBlocker } from './use-ad-blocker.ts'
import { useShell } from './use-shell.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('shell')

const tones = {
  info: 'bg-info-soft text-info-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
}
const adBlocked = bannersFor({
  now: '',
  permissions: [],
  subscription: null,
  interviews: null,
  onboardingUrl: '',
  paymentPortal: null,
  adBlocker: true,
  dismissed: {},
})

/** Above every page: what the company's people have to know (NAV-023). Only the browser can tell of an ad-blocker; that banner is the last. */
export function BannerList({ banners }: { banners: readonly Banner[] }) {
  const t = useText()
  const [gone, setGone] = useState<readonly string[]>([])
  const blocked = useAdBlocker()
  const idOf = ({ kind, text, dismissedAs, until }: Banner) => [kind, text, dismissedAs, until].join()
  const shown = [...banners, ...(blocked ? adBlocked : [])].filter((banner) => !gone.includes(idOf(banner)))
  if (shown.length === 0) return null
  return (
    <section aria-label={t('bannerRegion')}>
      {shown.map((banner) => (
        <BannerLine key={idOf(banner)} banner={banner} onGone={() => setGone((all) => [...all, idOf(banner)])} />
      ))}
    </section>
  )
}

function BannerLine({ banner, onGone }: { banner: Banner; onGone: () => void }) {
  const { wordsOf } = useBannerWords()
  const { kind, tone, text, values, action, then, until, dismissedAs } = banner
  const t = useText()
  useEffect(() => {
    if (dismissedAs && (text === 'candidatesNear' || text === 'candidatesReached'))
      void import('./limit-seen.ts').then(({ reportLimitSeen }) => reportLimitSeen(text, dismissedAs)).catch(() => {})
  }, [text, dismissedAs])
  const dismiss = () => {
    document.cookie = dismissalCookie(kind, dismissedAs!)
    onGone()
  }
  return (
    <div
      data-banner={kind}
      className={`flex items-center gap-3 border-b border-line px-4 py-1.5 text-sm sm:px-6 ${tones[tone]}`}
    >
      <p className="min-w-0 grow">
        <bdi>
          <WithDates text={wordsOf(banner)} values={values} /> {action && <Action action={action} />}{' '}
          {then && t('bannerToRetainAccess')}
        </bdi>
      </p>
      {until && <Countdown until={until} label={t('bannerTimeLeft')} onOver={onGone} />}
      {dismissedAs && (
        <Button variant="quiet" size="sm" icon aria-label={t('bannerDismiss')} onClick={dismiss}>
          <Cross2Icon />
        </Button>
      )}
    </div>
  )
}

function WithDates({ text, values = {} }: { text: string; values: Banner['values'] }) {
  return text.split(/([\u0001\u0002])/).map((part, index) => {
    const at = part === dateMarks.date ? values.date : part === dateMarks.resumes ? values.resumes : null
    return at === null || at === undefined ? part : <Instant key={index} at={String(at)} precision="day" />
  })
}

const linkLook = 'link font-medium text-current'

function Action({ action }: { action: BannerAction }) {
  const t = useText()
  const { open } = useShell()
  const { labelOf } = useBannerWords()
  const resume = useSteady()
  const label = labelOf(action)
  if ('to' in action)
    return (
      <SiteAnchor to={action.to} className={linkLook}>
        {label}
      </SiteAnchor>
    )
  const run = {
    chat: () => open({ kind: 'chat' }),
    upgrade: () => open({ kind: 'upgrade' }),
    candidates: () => open({ kind: 'limit', of: 'candidates' }),
    reload: () => location.reload(),
    resume: () =>
      open({
        kind: 'confirm',
        title: t('popupResumeTitle'),
        text: t('popupResumeText'),
        yes: t('actionResume'),
        no: t('popupCancel'),
        run: () => resume.submit({}, { method: 'post', action: '/admin/resume' }),
      }),
  }
  return (
    <button
      type="button"
      className={action.does === 'resume' ? buttonClasses({ size: 'sm' }) : linkLook}
      disabled={resume.state !== 'idle'}
      onClick={run[action.does]}
    >
      {label}
    </button>
  )
}
