import { useCallback } from 'react'
import { initialTitles, UNTITLED } from '#contracts/kernel/initial-titles.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'

const useText = namespace('common')
export { useText as commonText }
const texts = { default: 'columnDefault', hired: 'columnHired', rejected: 'columnRejected' } as const
type Initial = keyof typeof initialTitles

/** A column with its first name is called what the reader's language calls it; every other one has the name it was given. */
export function columnTitleIn(t: Translate<'common'>, { id, title }: { id: string; title: string }): string {
  return Object.hasOwn(initialTitles, id) && initialTitles[id as Initial] === title ? t(texts[id as Initial]) : title
}

export function useColumnTitle() {
  const t = useText()
  return useCallback((column: { id: string; title: string }) => columnTitleIn(t, column), [t])
}

/** All of them, each the same object as before where its title is. */
export function useTitled() {
  const titleOf = useColumnTitle()
  return useCallback(
    <Column extends { id: string; title: string }>(columns: readonly Column[]): Column[] =>
      columns.map((column) => {
        const title = titleOf(column)
        return title === column.title ? column : { ...column, title }
      }),
    [titleOf],
  )
}

/** Where only the title is kept, as in what has been. */
export function useTitleThen() {
  const t = useText()
  return (title: string) =>
    columnTitleIn(t, { id: Object.entries(initialTitles).find(([, initial]) => initial === title)?.[0] ?? '', title })
}

/** A job without a title is called what the reader's language calls it, though it is stored as the specification says; every other one has the title it was given. */
export const jobTitleIn = (t: Translate<'common'>, title: string) => (title === UNTITLED ? t('untitledJob') : title)

export function useJobTitle() {
  const t = useText()
  return (title: string) => jobTitleIn(t, title)
}
