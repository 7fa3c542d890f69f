import { Button, ComboBox, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { localeOf } from '#contracts/kernel/language.ts'
import { namespace, useLanguage } from '../../i18n/namespace.ts'
import { buttonClasses } from '../button.tsx'
import { CheckIcon, ChevronDownIcon } from '../icons.tsx'
import type { SearchSelectProps } from '../control-props.ts'

const useText = namespace('common')
/** React Aria knows no entry with an empty key. */
const NOTHING = '-'

/** The {@link SearchSelectProps} field by React Aria: what is typed narrows the list, arrow keys and Enter choose. */
export function ComboBoxField({ name, label, options, placeholder, value, onChoose, ...rest }: SearchSelectProps) {
  const t = useText()
  const entries = [{ value: NOTHING, label: placeholder }, ...options]
  return (
    <I18nProvider locale={localeOf(useLanguage())}>
      <ComboBox
        aria-label={label}
        aria-describedby={rest['aria-describedby']}
        defaultItems={entries}
        selectedKey={value || NOTHING}
        onSelectionChange={(key) => onChoose(key === null || key === NOTHING ? '' : String(key))}
        menuTrigger="focus"
      >
        <div className="relative">
          <Input id={rest.id} className="control pe-9!" onFocus={({ currentTarget }) => currentTarget.select()} />
          <Button className={buttonClasses({ variant: 'quiet', size: 'sm', icon: true }, 'absolute inset-y-1 end-1')}>
            <ChevronDownIcon aria-hidden="true" />
          </Button>
        </div>
        {name && <input type="hidden" name={name} value={value} />}
        <Popover className="menu w-(--trigger-width)">
          <ListBox
            className="max-h-72 overflow-y-auto outline-none"
            renderEmptyState={() => <p className="px-2 py-1 text-muted">{t('noMatch')}</p>}
          >
            {(entry: (typeof entries)[number]) => (
              <ListBoxItem
                id={entry.value}
                textValue={entry.label}
                className="menu-entry justify-between data-focused:bg-hover data-selected:font-medium"
              >
                {({ isSelected }) => (
                  <>
                    <bdi>{entry.label}</bdi>
                    {isSelected && <CheckIcon aria-hidden="true" />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
