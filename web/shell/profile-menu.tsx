import { LanguageEntries } from '../frame/language-choice.tsx'
import { ThemeEntries } from '../frame/theme-choice.tsx'
import { namespace } from '../i18n/namespace.ts'
import { SteadyForm } from '../offline/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClasses } from '../ui/button.tsx'
import {
  CalendarIcon,
  CardStackIcon,
  ChatBubbleIcon,
  ChevronDownIcon,
  ExitIcon,
  GearIcon,
  PersonIcon,
} from '../ui/icons.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx'
import type { ShellData } from './shell-data.ts'
import { useShell } from './use-shell.ts'

const useText = namespace('shell')

/** NAV-021; the routes in it are filtered by permission like the sidebar's. */
export function ProfileMenu({ user, companyName, permissions }: ShellData) {
  const t = useText()
  const { open } = useShell()
  return (
    <Menu
      align="end"
      triggerClassName={buttonClasses({ variant: 'quiet' })}
      trigger={
        <>
          <Avatar name={user.name} seed={user.id} picture={user.picture} />
          <span className="sr-only">{t('topProfileOf')} </span>
          <span className="max-w-40 truncate max-md:sr-only">{user.name}</span>
          <ChevronDownIcon aria-hidden="true" className="max-md:hidden" />
        </>
      }
    >
      <div className="px-2 py-1.5" role="presentation">
        <p className="truncate font-medium">{user.name}</p>
        <p className="truncate text-sm text-muted">{user.email}</p>
        <p className="truncate text-sm text-muted">{companyName}</p>
      </div>
      <MenuSeparator />
      <MenuLink to="/admin/settings?tab=profile">
        <PersonIcon aria-hidden="true" /> {t('topProfile')}
      </MenuLink>
      <MenuLink to="/admin/settings">
        <GearIcon aria-hidden="true" /> {t('topSettings')}
      </MenuLink>
      {permissions.includes('live_interviews') && (
        <MenuLink to="/scheduling-settings">
          <CalendarIcon aria-hidden="true" /> {t('topScheduling')}
        </MenuLink>
      )}
      {permissions.includes('company.billing') && (
        <MenuLink to="/admin/billing">
          <CardStackIcon aria-hidden="true" /> {t('topBilling')}
        </MenuLink>
      )}
      <LanguageEntries />
      <ThemeEntries />
      <MenuSeparator />
      <MenuItem onClick={() => open({ kind: 'chat' })}>
        <ChatBubbleIcon aria-hidden="true" /> {t('topHelpCenter')}
      </MenuItem>
      <SteadyForm action="/logout" role="presentation">
        <MenuItem type="submit">
          <ExitIcon aria-hidden="true" /> {t('topLogout')}
        </MenuItem>
      </SteadyForm>
    </Menu>
  )
}
