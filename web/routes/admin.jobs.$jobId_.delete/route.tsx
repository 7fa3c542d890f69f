import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { confirmDeletion, loadDeletion } from './deletion.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('deletion')
/** How often a page looks how far the erasure has got. */
const LOOK_MS = 1000

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export const loader = async (args: LoaderFunctionArgs) =>
  loadDeletion(await requireAccess('admin.jobs.$jobId_.delete', args), args)
export const action = async (args: ActionFunctionArgs) =>
  confirmDeletion(await requireAccess('admin.jobs.$jobId_.delete', args), args)

export default function DeleteJob() {
  const { deleted } = useLoaderData<typeof loader>()
  return <div className="max-w-2xl">{deleted ? <Erasing total={deleted.candidates} /> : <Confirm />}</div>
}

function Confirm() {
  const t = useText()
  const { number } = useFormat()
  const { title: stored, left } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const title = useJobTitle()(stored)
  const { candidates, recordings, files } = left
  const mistyped = Boolean(answer && 'mistyped' in answer)
  return (
    <Form method="post" className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold wrap-anywhere">{t('question', { title })}</h2>
      {answer && 'refused' in answer && <FormError>{answer.refused.message}</FormError>}
      <Callout tone="danger" title={t('erased')}>
        <ul className="list-disc ps-5">
          <li>{t('erasesJob')}</li>
          {candidates > 0 && <li>{t('candidates', { count: candidates, number: number(candidates) })}</li>}
          {recordings > 0 && <li>{t('recordings', { count: recordings, number: number(recordings) })}</li>}
          {files > 0 && <li>{t('files', { count: files, number: number(files) })}</li>}
          {candidates > 0 && <li>{t('figures')}</li>}
        </ul>
      </Callout>
      <Callout title={t('stays')}>
        <p>{t('staysRecord')}</p>
      </Callout>
      <p>{t('link')}</p>
      {candidates > 0 && (
        <Field label={t('typeTitle', { title })} error={mistyped ? t('mistyped') : null} required>
          <TextInput
            name="title"
            autoComplete="off"
            defaultValue={answer && 'typed' in answer ? answer.typed : ''}
            maxLength={500}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to="/admin/jobs">{t('keep')}</ButtonLink>
        <Button type="submit" variant="danger" busy={busy}>
          {t('delete')}
        </Button>
      </div>
    </Form>
  )
}

/** Goes on wherever the page is; a page that is open says how far it has got. */
function Erasing({ total }: { total: number }) {
  const t = useText()
  const { number } = useFormat()
  const { title: stored, left } = useLoaderData<typeof loader>()
  const title = useJobTitle()(stored)
  const { revalidate, state } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = left.candidates === 0
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (ready || state !== 'idle') return
    const later = setTimeout(revalidate, LOOK_MS)
    return () => clearTimeout(later)
  }, [ready, revalidate, state, left])
  const gone = Math.max(0, total - left.candidates)
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
        {t('deleted', { title })}
      </h2>
      <div role="status">
        {ready ? (
          <Callout tone="success">{t(total > 0 ? 'allErased' : 'nothingToErase')}</Callout>
        ) : (
          <>
            <Progress
              label={t('erasing')}
              value={gone}
              max={Math.max(total, left.candidates)}
              detail={t('progress', { done: number(gone), total: number(Math.max(total, left.candidates)) })}
            />
            <p className="mt-2 text-sm text-muted">{t('goesOn')}</p>
          </>
        )}
      </div>
      <p>
        <ButtonLink to="/admin/jobs">{t('backToJobs')}</ButtonLink>
      </p>
    </div>
  )
}
