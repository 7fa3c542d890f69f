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
