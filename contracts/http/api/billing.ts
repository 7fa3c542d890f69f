import * as z from 'zod'
import { defineRoutes } from './route.ts'

/** The subscription of the company (A§7). */
export const billingRoutes = defineRoutes({
  resumeSubscription: {
    at: [
      ['legacy', 'GET', '/chargebee/subscription/resume'],
      ['v2', 'GET', '/chargebee/subscription/resume'],
    ],
    summary: 'Ends a pause before its time (BILL-052); nothing changes while there is none',
    permission: 'company.billing',
    target: 'none',
    changes: true,
    reply: z.object({ status: z.literal('OK') }),
  },
})
