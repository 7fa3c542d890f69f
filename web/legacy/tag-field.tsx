import { type KeyboardEvent, useState } from 'react'
import { sameName } from '#contracts/company/same-name.ts'
import { MAX_TAGS, TAG_LENGTH } from '#contracts/job/video/choices.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Cross2Icon } from '../ui/icons.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('legacy')
const BETWEEN = /[,;\n]/

/** Skills as tags: Enter or a comma adds what was typed, the same one twice is ignored. */
export function TagField({ tags, onTags }: { tags: readonly string[]; onTags: (tags: string[]) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const full = tags.length >= MAX_TAGS
  const add = (text: string) => {
    setTyped('')
    const wanted = text.split(BETWEEN).map((tag) => tag.trim().slice(0, TAG_LENGTH))
    const next = wanted.reduce<string[]>(
      (all, tag) => (tag === '' || all.some((each) => sameName(each, tag)) ? all : [...all, tag]),
      [...tags],
    )
    if (next.length > tags.length) onTags(next.slice(0, MAX_TAGS))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onTags(tags.slice(0, -1))
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('skills')} hint={t('skillsHint', { most: MAX_TAGS })} optional>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={TAG_LENGTH}
          value={typed}
          disabled={full}
          onChange={({ target }) => (BETWEEN.test(target.value) ? add(target.value) : setTyped(target.value))}
          onKeyDown={keys}
          onBlur={() => add(typed)}
        />
      </Field>
      {tags.length > 0 && (
        <ul aria-label={t('skills')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center rounded-md border border-line bg-raised ps-2">
              <bdi className="max-w-60 truncate">{tag}</bdi>
              <Button
                variant="quiet"
                size="sm"
                icon
                aria-label={t('removeSkill', { skill: tag })}
                onClick={() => onTags(tags.filter((each) => each !== tag))}
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
