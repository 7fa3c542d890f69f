import type { ReactNode } from 'react'
import type { PageLanguage } from '#contracts/kernel/language.ts'

/**
 * What a page under /admin tells the shell, as `export const handle = {...} satisfies PageHandle`: its title, which the
 * shell shows as the page's one h1, and what is beside it. Functions are given the page's
 * loader data, the title's also the language it is read in.
 */
export type PageHandle<Data = never> = {
  title: string | ((data: Data, language: PageLanguage) => string)
  /** What review accounts know the page by (NAV-036). */
  reviewTitle?: (language: PageLanguage) => string
  besideTitle?: (data: Data) => ReactNode
}

/** The document's title: `export const meta = () => [{ title: documentTitle('Jobs') }]`. */
export const documentTitle = (page: string) => `${page} · Hirelog`

type Matches = readonly ({ id: string; data?: unknown } | undefined)[]

/** The same on a page of candidates: a company whose plan has white-labelling is named in place of the product. */
export function titleOn(matches: Matches, page: string) {
  const root = matches.find((match) => match?.id === 'root')?.data as
    | { whiteLabel?: { company: string } | null }
    | undefined
  return root?.whiteLabel ? `${page} · ${root.whiteLabel.company}` : documentTitle(page)
}
