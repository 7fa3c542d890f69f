import { useState } from 'react'
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
import { suggestedCategories } from './categories.ts'

const useText = namespace('builder')
const box = () => import('../../ui/aria/suggest-box.tsx')
const MOST = 10
/** The option for typed text that is not in the list yet. */
const NEW = '+'

/** What the job is sorted under: chosen from the company's groups or typed; the same name twice is ignored. */
export function CategoryField({ categories }: { categories: Categories }) {
  const t = useText()
  const { draft, change } = useEditor()
  const [typed, setTyped] = useState('')
  const code = useLater(box, () => document.activeElement?.closest('[data-categories]') !== null)
  const chosen = draft.details.categories ?? []
  const set = (next: Category[]) => change((draft) => editDetails(draft, { categories: next }))
  const add = (categoryId: string) => {
    const name = typed.trim()
    const all = everyCategory(categories)
    const known = all.find((each) => (categoryId === NEW ? sameName(each.name, name) : each.categoryId === categoryId))
    const next = known ? { categoryId: known.categoryId, name: known.name } : { categoryId: newId(), name }
    setTyped('')
    if (next.name === '' || chosen.length >= MOST) return
    if (!chosen.some((each) => each.categoryId === next.categoryId || sameName(each.name, next.name)))
      set([...chosen, next])
  }
  const { groups, isNew } = suggestedCategories(categories, typed, t('otherCategories'))
  const creating = {
    id: NEW,
    title: null,
    entries: [{ id: NEW, label: t('createCategory', { name: typed.trim() }) }],
  }
  return (
    <div className="flex flex-col gap-2 sm:col-span-2" data-categories>
      <Field label={t('categories')} hint={t('categoryHint', { most: MOST })} optional>
        {code ? (
          <code.SuggestBox
            label={t('categories')}
            text={typed}
            onText={setTyped}
            groups={isNew ? [...groups, creating] : groups}
            onChoose={add}
            maxLength={80}
            disabled={chosen.length >= MOST}
          />
        ) : (
          <TextInput
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(NEW)
            }}
          />
        )}
      </Field>
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
