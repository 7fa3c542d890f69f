import type { MetaFunction } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { useState } from 'react'
import { searchable } from '#contracts/kernel/fold.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { StatusTable } from '../../interviews/status-table.tsx'
import { documentTitle } from '../../lib/page.ts'
import { helpGroups } from '../../shell/help-groups.ts'
import { PublicText } from '../../shell/public-text.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('help')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

/** Every answer is in the page, so that it can be linked to, printed, and read without scripts; those hide what is not searched for. */
export default function HelpCenter() {
  const t = useText()
  const [search, setSearch] = useState('')
  const words = searchable(search).trim().split(/\s+/)
  const isFound = (title: string, text: string) => {
    const all = searchable(`${title} ${text}`)
    return words.every((word) => all.includes(word))
  }
  const shown = helpGroups
    .map(({ title, topics }) => ({
      title,
      topics: topics.filter((topic) => isFound(t(`${topic}Title`), t(topic))),
    }))
    .filter(({ topics }) => topics.length > 0)
  const hasStatuses = isFound(t('statusesTitle'), t('statuses'))
  return (
    <PublicText title={t('title')} intro={t('intro')}>
      <search className="scripted">
        <Field label={t('search')} hideLabel>
          <TextInput
            type="search"
            placeholder={t('search')}
            maxLength={200}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
      </search>
      <div aria-live="polite">
        {shown.length === 0 && !hasStatuses && <p className="text-muted">{t('none', { search })}</p>}
      </div>
      {shown.map(({ title, topics }) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t(title)}</h2>
          {topics.map((topic) => (
            <details
              key={topic}
              id={topic}
              open={search.trim() !== ''}
              className="rounded-lg border border-line bg-raised"
            >
              <summary className="cursor-pointer px-4 py-3 font-medium">{t(`${topic}Title`)}</summary>
              <p className="px-4 pb-4 text-muted">{t(topic)}</p>
            </details>
          ))}
        </section>
      ))}
      {hasStatuses && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t('groupInterviews')}</h2>
          <details
            id="interview-statuses"
            open={search.trim() !== ''}
            className="rounded-lg border border-line bg-raised"
          >
            <summary className="cursor-pointer px-4 py-3 font-medium">{t('statusesTitle')}</summary>
            <div className="flex flex-col gap-3 overflow-x-auto px-4 pb-4">
              <p className="text-muted">{t('statuses')}</p>
              <StatusTable />
            </div>
          </details>
        </section>
      )}
      <p>
        <Sentence text={t('more')} parts={{ link: <Link to="/contact" className="link" /> }} />
      </p>
    </PublicText>
  )
}
