import { type Categories, type Category, everyCategory } from '#contracts/company/categories.ts'
import { sameName } from '#contracts/company/same-name.ts'

/** The groups with what fits the text, and whether nothing is called so yet. A main category that fits shows all of its own. */
export function suggestedCategories(categories: Categories, text: string, others: string) {
  const name = text.trim().toLowerCase()
  const fits = (each: Pick<Category, 'name'>) => each.name.toLowerCase().includes(name)
  const group = (id: string, title: string, entries: readonly Category[]) => ({
    id,
    title,
    entries: entries.map((each) => ({ id: each.categoryId, label: each.name })),
  })
  const { main, other } = categories
  const groups = [
    ...main.map(({ subcategories, ...each }) =>
      group(each.categoryId, each.name, fits(each) ? [each, ...subcategories] : subcategories.filter(fits)),
    ),
    group('other', others, other.filter(fits)),
  ].filter(({ entries }) => entries.length > 0)
  return { groups, isNew: name !== '' && !everyCategory(categories).some((each) => sameName(each.name, text)) }
}
