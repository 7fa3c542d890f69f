import { sameName } from './same-name.ts'

export const MAX_CATEGORIES = 100
export const MAX_CATEGORY_NAME = 80

export type Category = { categoryId: string; name: string }

/** What a company sorts its jobs by: main categories with their subcategories, and a group of others that belong to none. */
export type Categories = { main: (Category & { subcategories: Category[] })[]; other: Category[] }

export const noCategories: Categories = { main: [], other: [] }

/** The first of those that are called the same, whatever their letter case. */
const distinct = <Named extends Category>(categories: readonly Named[]): Named[] =>
  categories.filter(({ name }, at) => categories.findIndex((other) => sameName(other.name, name)) === at)

/** Without what is there twice (LEG-012); nothing is among the others that has a place elsewhere. */
export function withoutDuplicates({ main, other }: Categories): Categories {
  const kept = distinct(main).map((each) => ({ ...each, subcategories: distinct(each.subcategories) }))
  const placed = kept.flatMap((each) => [each, ...each.subcategories])
  return { main: kept, other: distinct(other).filter(({ name }) => !placed.some((each) => sameName(each.name, name))) }
}

/** All of them in one list, each with the main category that it belongs to. */
export const everyCategory = ({ main, other }: Categories): (Category & { of: string | null })[] => [
  ...main.flatMap(({ subcategories, ...each }) => [
    { ...each, of: null },
    ...subcategories.map((sub) => ({ ...sub, of: each.name })),
  ]),
  ...other.map((each) => ({ ...each, of: null })),
]

/** Those that are not known join the others, as many as there is room for. */
export function withAdded(categories: Categories, added: readonly Category[]): Categories {
  const known = everyCategory(categories)
  const isNew = ({ categoryId, name }: Category) =>
    !known.some((each) => each.categoryId === categoryId || sameName(each.name, name))
  const { main, other } = withoutDuplicates({
    ...categories,
    other: [...categories.other, ...added.filter((each) => each.name.trim() !== '' && isNew(each))],
  })
  return { main, other: other.slice(0, MAX_CATEGORIES) }
}
