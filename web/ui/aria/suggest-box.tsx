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
import { localeOf } from '#contracts/kernel/language.ts'
import { useLanguage } from '../../i18n/namespace.ts'
import { useFieldWiring } from '../field.tsx'

export type Suggestion = { id: string; label: string }
/** Entries under a heading, or under none. */
export type SuggestionGroup = { id: string; title: string | null; entries: readonly Suggestion[] }

type SuggestBoxProps = {
  /** Of the field it is in, for those who hear it. */
  label: string
  text: string
  onText: (text: string) => void
  groups: readonly SuggestionGroup[]
  onChoose: (id: string) => void
  /** Said in the list while it is empty; without it no list opens then. */
  empty?: string | null
  maxLength?: number
  disabled?: boolean
  onLeave?: () => void
  /** What the builder finds the field by. */
  marks?: Record<string, unknown>
}

/** Text with suggestions for it: arrow keys and Enter choose one, and what was typed may stay as it is. */
export function SuggestBox({
  label,
  text,
  onText,
  groups,
  onChoose,
  empty = null,
  maxLength,
  disabled = false,
  onLeave,
  marks,
}: SuggestBoxProps) {
  const { 'aria-describedby': describedBy, ...wiring } = useFieldWiring({})
  const entry = ({ id, label }: Suggestion) => (
    <ListBoxItem key={id} id={id} textValue={label} className="menu-entry data-focused:bg-hover">
      <bdi>{label}</bdi>
    </ListBoxItem>
  )
  return (
    <I18nProvider locale={localeOf(useLanguage())}>
      <ComboBox
        aria-label={label}
        aria-describedby={describedBy}
        inputValue={text}
        onInputChange={(typed) => typed !== text && onText(typed)}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && onChoose(String(key))}
        menuTrigger="focus"
        isDisabled={disabled}
        allowsEmptyCollection={empty !== null}
        allowsCustomValue
        {...(onLeave && { onBlur: onLeave })}
      >
        <Input {...wiring} {...marks} dir="auto" maxLength={maxLength} className="control" />
        <Popover className="menu w-(--trigger-width)">
          <ListBox
            className="max-h-72 overflow-y-auto outline-none"
            aria-label={label}
            renderEmptyState={() => <p className="px-2 py-1 text-muted">{empty}</p>}
          >
            {groups.map(({ id, title, entries }) =>
              title === null ? (
                entries.map(entry)
              ) : (
                <ListBoxSection key={id} id={`group-${id}`}>
                  <Header className="px-2 pt-2 pb-1 text-sm font-semibold text-muted">
                    <bdi>{title}</bdi>
                  </Header>
                  {entries.map(entry)}
                </ListBoxSection>
              ),
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
