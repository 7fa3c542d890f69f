import { type Categories, type Category, everyCategory } from '#contracts/company/categories.ts'
import { sameName } from '#contracts/company/same-name.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cross2Icon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useLater } from '../../ui/use-later.ts'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { newId } from '../new-id.ts'

const useText = namespace('builder')
const box = () => import('./category-box.tsx')
const MOST = 10

/** What the job is sorted under: chosen from the company's groups or typed; the same name twice is ignored. */
export function CategoryField({ categories }: { categories: Categories }) {
  const t = useText()
  const { draft, change } = useEditor()
  const code = useLater(box)
  const chosen = draft.details.categories ?? []
  const all = everyCategory(categories)
  const set = (next: Category[]) => change((draft) => editDetails(draft, { categories: next }))
  const choose = (categoryId: string, typed: string) => {
    const name = typed.trim().slice(0, 80)
    if (name === '' || chosen.length >= MOST) return
    const { of: _of, ...known } =
      all.find((each) => each.categoryId === categoryId || (!categoryId && sameName(each.name, name))) ??
      ({ categoryId: newId(), name, of: null } as const)
    if (!chosen.some((each) => each.categoryId === known.categoryId || sameName(each.name, known.name)))
      set([...chosen, known])
  }
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <Field label={t('categories')} hint={t('categoryHint', { most: MOST })} optional>
        {code ? (
          <code.CategoryBox
            label={t('categories')}
            categories={categories}
            disabled={chosen.length >= MOST}
            onChoose={choose}
          />
        ) : (
          <TextInput
            list="job-categories"
            autoComplete="off"
            maxLength={80}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              choose('', event.currentTarget.value)
              event.currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <datalist id="job-categories">
        {all.map(({ categoryId, name }) => (
          <option key={categoryId} value={name} />
        ))}
      </datalist>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ categoryId, name }) => (
            <li key={categoryId} className="flex items-center rounded-md border border-line bg-raised ps-2">
              <bdi className="max-w-60 truncate">{name}</bdi>
              <Button
                variant="quiet"
                size="sm"
                icon
                aria-label={t('removeCategory', { name })}
                onClick={() => set(chosen.filter((each) => each.categoryId !== categoryId))}
              >
                <Cross2Icon />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
