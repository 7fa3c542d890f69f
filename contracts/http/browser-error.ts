import * as z from 'zod'

/** Where the scripts of a page report what failed in them. */
export const BROWSER_ERRORS = '/browser-errors'

/** `page` is its path, without a query. */
export const BrowserError = z.strictObject({
  name: z.string().max(100),
  message: z.string().max(2000),
  stack: z.string().max(8000),
  page: z
    .string()
    .max(500)
    .regex(/^\/[^?#]*$/),
})
export type BrowserError = z.infer<typeof BrowserError>
