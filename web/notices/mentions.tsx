import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { MOST_MENTIONS } from '#contracts/candidate/mentions.ts'
import { namespace } from '../i18n/namespace.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classes } from '../ui/classes.ts'
import { place } from '../ui/menu.tsx'
import { asked, type Colleague, matching, namedIn } from './mentioned.ts'
import { NOTICES } from './listed.ts'

const useText = namespace('notices')

/** Suggests colleagues when @ is typed in `field`. The form sends the ids of those whose names are in the text. */
export default function Mentions({ field, jobId }: { field: RefObject<HTMLTextAreaElement | null>; jobId: string }) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const people = usePeople(jobId)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [chosen, setChosen] = useState<Colleague[]>([])
  const picked = useRef('')
  const found = query === null || !people.known ? [] : matching(people.known, query)
  const isOpen = query !== null && people.known !== null
  const named = chosen.slice(0, MOST_MENTIONS)

  const pick = useCallback(
    (person: Colleague) => {
      const text = field.current!
      const end = text.selectionStart
      const start = text.value.lastIndexOf('@', end - 1)
      text.setRangeText(`@${person.name} `, start, end, 'end')
      setChosen((before) => [...before.filter(({ userId }) => userId !== person.userId), person])
      setQuery(null)
      picked.current = person.name
      text.dispatchEvent(new Event('input', { bubbles: true }))
      text.focus()
    },
    [field],
  )

  useEffect(() => {
    const text = field.current
    if (!text) return
    const typed = () => {
      const typing = asked(text.value.slice(0, text.selectionStart))
      const now = typing?.trim() === picked.current && typing !== '' ? null : typing
      if (now !== null) people.load()
      setQuery(now)
      setActive(0)
      setChosen((before) => namedIn(text.value, before))
    }
    const close = () => setQuery(null)
    const emptied = () => setChosen([])
    text.addEventListener('input', typed)
    text.addEventListener('blur', close)
    text.form?.addEventListener('reset', emptied)
    return () => {
      text.removeEventListener('input', typed)
      text.removeEventListener('blur', close)
      text.form?.removeEventListener('reset', emptied)
    }
  }, [field, people])

  useEffect(() => {
    const text = field.current
    if (!text || !isOpen) return
    const pressed = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && found.length > 0) setActive((at) => (at + step + found.length) % found.length)
      else if ((event.key === 'Enter' || event.key === 'Tab') && found[active] && !event.ctrlKey && !event.metaKey)
        pick(found[active])
      else if (event.key === 'Escape') setQuery(null)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    text.addEventListener('keydown', pressed)
    return () => text.removeEventListener('keydown', pressed)
  }, [field, isOpen, found, active, pick])

  useEffect(() => {
    const [text, popover] = [field.current, list.current]
    if (!text || !popover) return
    popover.togglePopover(isOpen)
    if (isOpen) place(popover, text, 'start')
    text.setAttribute('aria-autocomplete', 'list')
    for (const [name, value] of [
      ['aria-controls', isOpen ? id : null],
      ['aria-activedescendant', isOpen && found[active] ? `${id}-${active}` : null],
    ] as const)
      if (value) text.setAttribute(name, value)
      else text.removeAttribute(name)
  }, [field, isOpen, found, active, id])

  return (
    <>
      {named.map(({ userId }) => (
        <input key={userId} type="hidden" name="mention" value={userId} />
      ))}
      <p className="text-xs text-muted">{t('mentionHint')}</p>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('mentionList')}
        className="menu max-h-60 min-w-56 overflow-y-auto"
        {...{ popover: 'manual' }}
      >
        {found.map((person, at) => (
          <li
            key={person.userId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={classes('menu-entry cursor-pointer', at === active && 'bg-hover')}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(person)}
          >
            <Avatar name={person.name} seed={person.userId} size="sm" />
            <bdi>{person.name}</bdi>
          </li>
        ))}
        {found.length === 0 && (
          <li role="option" aria-disabled="true" aria-selected="false" className="px-2 py-1 text-muted">
            {t('mentionNone')}
          </li>
        )}
      </ul>
    </>
  )
}

/** Asked for once, when the first @ is typed. */
function usePeople(jobId: string) {
  const [known, setKnown] = useState<Colleague[] | null>(null)
  const isAsked = useRef(false)
  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    fetch(`${NOTICES}?mention=${jobId}`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        setKnown(((await answer.json()) as { people: Colleague[] }).people)
      })
      .catch(() => {
        isAsked.current = false
      })
  }, [jobId])
  const people = useRef({ known, load })
  if (people.current.known !== known || people.current.load !== load) people.current = { known, load }
  return people.current
}
