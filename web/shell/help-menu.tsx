import { ownPages, type SiteLink } from '#contracts/shell/site.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { QuestionMarkCircledIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import type { ShellData } from './shell-data.ts'
import { SiteAnchor } from './site-anchor.tsx'

const useText = namespace('shell')

const helpLinks = {
  help: 'topHelpCenter',
  about: 'topAbout',
  contact: 'topContact',
  terms: 'topTerms',
} as const satisfies Record<SiteLink, string>

/** NAV-022. */
export function HelpMenu({ links, onboardingUrl }: Pick<ShellData, 'links' | 'onboardingUrl'>) {
  const t = useText()
  const entries = [
    ...(Object.keys(helpLinks) as SiteLink[]).map((link) => ({
      to: links[link] ?? ownPages[link],
      text: t(helpLinks[link]),
    })),
    { to: onboardingUrl, text: t('topOnboarding') },
  ]
  return (
    <Menu
      align="end"
      label={t('topHelp')}
      triggerClassName={buttonClasses({ variant: 'quiet', icon: true })}
      trigger={<QuestionMarkCircledIcon aria-hidden="true" />}
    >
      {() =>
        entries.map(({ to, text }) => (
          <SiteAnchor key={text} to={to} role="menuitem" tabIndex={-1} className="menu-entry">
            {text}
          </SiteAnchor>
        ))
      }
    </Menu>
  )
}
