import * as z from 'zod'

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
