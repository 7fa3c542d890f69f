import { useState } from 'react'
import {
  ComboBox,
  Header,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components'
import type { Categories, Category } from '#contracts/company/categories.ts'
import { sameName } from '#contracts/company/same-name.ts'
import { localeOf } from '#contracts/kernel/language.ts'
import { namespace, useLanguage } from '../../i18n/namespace.ts'
import { useFieldWiring } from '../../ui/field.tsx'

const useText = namespace('builder')
const NEW = '+'

type CategoryBoxProps = {
  label: string
  categories: Categories
  disabled: boolean
  /** The id is empty for one that was typed. */
  onChoose: (categoryId: string, name: string) => void
}

/** The company's categories in their groups, narrowed by what is typed; what none of them is called can be created. */
export function CategoryBox({ label, categories: { main, other }, disabled, onChoose }: CategoryBoxProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const wiring = useFieldWiring({})
  const name = typed.trim()
  const fits = (each: Category) => each.name.toLowerCase().includes(name.toLowerCase())
  const groups = [
    ...main.map(({ categoryId, name: title, subcategories }) => ({
      id: categoryId,
      title,
      entries: [{ categoryId, name: title }, ...subcategories].filter(
        (each) => fits(each) || fits({ categoryId, name: title }),
      ),
    })),
    { id: '-', title: t('otherCategories'), entries: other.filter(fits) },
  ].filter(({ entries }) => entries.length > 0)
  const all = groups.flatMap(({ entries }) => entries)
  const isNew = name !== '' && !all.some((each) => sameName(each.name, name))
  const choose = (key: unknown) => {
    if (key === null) return
    const found = all.find(({ categoryId }) => categoryId === key)
    onChoose(found?.categoryId ?? '', found?.name ?? name)
    setTyped('')
  }
  return (
    <I18nProvider locale={localeOf(useLanguage())}>
      <ComboBox
        aria-label={label}
        aria-describedby={wiring['aria-describedby']}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={null}
        onSelectionChange={choose}
        menuTrigger="focus"
        isDisabled={disabled}
        allowsCustomValue
      >
        <Input id={wiring.id} className="control" maxLength={80} />
        <Popover className="menu w-(--trigger-width)">
          <ListBox className="max-h-72 overflow-y-auto outline-none" aria-label={label}>
            {groups.map(({ id, title, entries }) => (
              <ListBoxSection key={id} id={`group-${id}`}>
                <Header className="px-2 pt-2 pb-1 text-sm font-semibold text-muted">
                  <bdi>{title}</bdi>
                </Header>
                {entries.map((each) => (
                  <ListBoxItem
                    key={each.categoryId}
                    id={each.categoryId}
                    textValue={each.name}
                    className="menu-entry data-focused:bg-hover"
                  >
                    <bdi>{each.name}</bdi>
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
            {isNew && (
              <ListBoxItem id={NEW} textValue={name} className="menu-entry data-focused:bg-hover">
                {t('createCategory', { name })}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
