import * as z from 'zod'
import { ModuleId } from '../kernel/ids.ts'
import { type Categories as List, MAX_CATEGORIES, MAX_CATEGORY_NAME } from './categories.ts'

const category = { categoryId: ModuleId, name: z.string().trim().min(1).max(MAX_CATEGORY_NAME) }
export const Category = z.object(category)
export const Categories: z.ZodType<List> = z.object({
  main: z.array(z.object({ ...category, subcategories: z.array(Category).max(MAX_CATEGORIES) })).max(MAX_CATEGORIES),
  other: z.array(Category).max(MAX_CATEGORIES),
})
