import { Form, useLocation, useSubmit } from '@remix-run/react'
import { useRef, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { codeOf, useOnHand } from '../offline/index.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../ui/icons.tsx'
import { useColumnLabel } from './column-label.ts'
import { type CandidateColumn, candidateColumns } from './columns.ts'

const useText = namespace('candidates')
/** The page that takes the choice, from the list of a job too. */
const onHand = [codeOf('routes/admin.videos')]

/** Which columns a person sees and in which order; it applies at once and is kept for them. */
export function ColumnChoice({ shown }: { shown: readonly CandidateColumn[] }) {
  const t = useText()
  const labelled = useColumnLabel()
  const submit = useSubmit()
  useOnHand(onHand)
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [order, setOrder] = useState<readonly CandidateColumn[]>(() => [
    ...shown,
    ...candidateColumns.map(({ key }) => key).filter((key) => !shown.includes(key)),
  ])
  const save = () => submit(form.current, { replace: true, preventScrollReset: true })
  function move(key: CandidateColumn, by: -1 | 1) {
    const at = order.indexOf(key)
    const next = order.filter((each) => each !== key)
    next.splice(at + by, 0, key)
    setOrder(next)
    const data = new FormData(form.current!)
    const checked = new Set(data.getAll('col'))
    data.delete('col')
    for (const each of next) if (checked.has(each)) data.append('col', each)
    submit(data, { method: 'post', action: '/admin/videos', replace: true, preventScrollReset: true })
  }
  return (
    <details className="relative">
      <summary className={buttonClasses({ size: 'sm' })}>{t('columns')}</summary>
      <Form
        ref={form}
        method="post"
        action="/admin/videos"
        onChange={save}
        className="absolute end-0 z-20 mt-1 flex w-64 flex-col gap-0.5 rounded-md border border-line bg-raised p-3 shadow-float"
      >
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        {order.map((key, index) => (
          <div key={key} className="flex items-center gap-1">
            <Checkbox
              className="grow"
              name="col"
              value={key}
              label={labelled(key)}
              defaultChecked={shown.includes(key)}
            />
            <Button
              size="sm"
              variant="quiet"
              icon
              className="scripted"
              disabled={index === 0}
              aria-label={t('earlier', { column: labelled(key) })}
              onClick={() => move(key, -1)}
            >
              <ArrowUpIcon />
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon
              className="scripted"
              disabled={index === order.length - 1}
              aria-label={t('later', { column: labelled(key) })}
              onClick={() => move(key, 1)}
            >
              <ArrowDownIcon />
            </Button>
          </div>
        ))}
        <noscript>
          <Button type="submit" size="sm">
            {t('showThese')}
          </Button>
        </noscript>
      </Form>
    </details>
  )
}
