import { Rejected } from '#contracts/kernel/rejections.ts'

/** Where Cronofy sends browsers back to, and where it says whether a colleague's calendar could be opened. */
export const cronofyPaths = {
  connect: '/calendars/cronofy',
  authorized: '/calendars/cronofy/authorized',
  connectCompany: '/calendars/cronofy/company',
  companyAuthorized: '/calendars/cronofy/company/authorized',
  delegated: '/hooks/cronofy/delegated',
} as const

export const noProvider = () =>
  new Rejected(
    'calendar/no-provider',
    'This server has no account with a calendar provider: interviews are in the built-in calendar',
  )

/** Cronofy does it for an organizational unit. Which calls link one is not established, so that none is made. */
export const noCompanyConferencing = () =>
  new Rejected(
    'calendar/no-provider',
    'This server does not connect a conferencing service for a whole company. Each host connects their own: individual/conferencing-auth-link',
  )
