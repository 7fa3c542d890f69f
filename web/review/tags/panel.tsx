import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_TAG, MAX_TAGS } from '#contracts/candidate/tags.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Cross2Icon, PlusIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { PanelProps } from '../page-data.ts'

const useText = namespace('filters')

type Answer = { refused?: { message: string } | undefined }

/** The candidate's tags beside the name; who may review gives and takes them, choosing among those of the job first. */
export default function TagsPanel({ candidate, job, mayReview }: PanelProps) {
  const t = useText()
  const list = useId()
  const [adding, setAdding] = useState(false)
  const { Form, submit, data, state } = useFetcher<Answer>()
  const used = useFetcher<{ tags: readonly string[] }>()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { tags } = candidate
  useEffect(() => {
    if (adding) input.current?.focus()
  }, [adding])
  // The field is emptied once the tag is there, for the next one.
  useEffect(() => {
    if (input.current) input.current.value = ''
  }, [tags.length])
  if (tags.length === 0 && !mayReview) return null

  function open() {
    setAdding(true)
    used.load(`/admin/videos/filters?job=${job.jobId}`)
  }
  function close() {
    setAdding(false)
    opener.current?.focus()
  }
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (input.current?.value.trim()) submit(event.currentTarget)
  }
  return (
    <section aria-label={t('tags')} className="flex basis-full flex-wrap items-center gap-2">
      <ul className="contents">
        {tags.map((tag) => (
          <li key={tag} className="inline-flex items-center rounded-full bg-sunken ps-2.5 text-sm last:pe-0">
            <bdi className="wrap-anywhere">{tag}</bdi>
            {mayReview ? (
              <Form method="post" className="contents">
                <input type="hidden" name="intent" value="change-tags" />
                <input type="hidden" name="remove" value={tag} />
                <button type="submit" className="p-1.5 text-muted hover:text-ink" aria-label={t('removeTag', { tag })}>
                  <Cross2Icon aria-hidden="true" width={12} height={12} />
                </button>
              </Form>
            ) : (
              <span className="pe-2.5" />
            )}
          </li>
        ))}
      </ul>
      {mayReview && adding && (
        <Form
          method="post"
          onSubmit={add}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          className="inline-flex flex-wrap items-center gap-2"
        >
          <input type="hidden" name="intent" value="change-tags" />
          <TextInput
            ref={input}
            name="add"
            list={list}
            maxLength={MAX_TAG}
            aria-label={t('newTag')}
            placeholder={t('newTag')}
            autoComplete="off"
            className="w-44"
          />
          <datalist id={list}>
            {(used.data?.tags ?? [])
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button type="submit" size="sm" busy={state !== 'idle'}>
            {t('addTag')}
          </Button>
          <Button size="sm" variant="quiet" onClick={close}>
            {t('done')}
          </Button>
        </Form>
      )}
      {mayReview && !adding && tags.length < MAX_TAGS && (
        <Button ref={opener} size="sm" variant="quiet" onClick={open}>
          <PlusIcon aria-hidden="true" /> {t('addTag')}
        </Button>
      )}
      {state === 'idle' && data?.refused && (
        <p role="alert" className="basis-full text-sm font-medium text-danger-ink">
          {data.refused.message}
        </p>
      )}
    </section>
  )
}
