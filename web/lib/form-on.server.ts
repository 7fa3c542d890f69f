import { redirect } from '@remix-run/node'
import { type PageName, pages } from '#contracts/http/pages.ts'

/** An address that only takes forms, opened by hand: leads to the page with its form, which decides who sees it. */
export const leadToForm = (name: PageName, params: { jobId?: string }) =>
  redirect(pages[name]!.formOn!.replace(':jobId', encodeURIComponent(params.jobId ?? '')))
