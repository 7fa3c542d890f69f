import type { Categories, Category } from '#contracts/company/categories.ts'

type Sent = { cat_id: string; name: string }
type CategoryList = { categories: (Sent & { subcategories: Sent[] })[]; other: Sent[] }

const sent = ({ categoryId, name }: Category): Sent => ({ cat_id: categoryId, name })
const kept = ({ cat_id, name }: Sent): Category => ({ categoryId: cat_id, name })

/** The company's categories in the specification's words. */
export const categoryList = ({ main, other }: Categories): CategoryList => ({
  categories: main.map((each) => ({ ...sent(each), subcategories: each.subcategories.map(sent) })),
  other: other.map(sent),
})

export const categoriesFrom = ({ categories, other }: CategoryList): Categories => ({
  main: categories.map((each) => ({ ...kept(each), subcategories: each.subcategories.map(kept) })),
  other: other.map(kept),
})
