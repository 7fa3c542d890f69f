import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { templateUses } from '#contracts/company/message-template.ts'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { interfaceLanguages } from '#contracts/kernel/language.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Problem } from '../ui/problem.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { useToasts } from '../ui/toast.tsx'
import type { TabAnswer } from './answer.ts'
import type { EditedText, Editing } from './edited.ts'
import { messagesTab, useTexts } from './texts.ts'
import { TryOut } from './try-out.tsx'
import { Versions } from './versions.tsx'
import { WordsFields } from './words-fields.tsx'

const useText = namespace('messages')

const codes = Object.keys(interfaceLanguages) as InterfaceLanguage[]

/** One template: what it is for, its words in each language, and beside them how a candidate reads it. */
export function TemplateEditor({ answer, ...editing }: Editing & { answer: TabAnswer }) {
  const t = useText()
  const titled = useJobTitle()
  const navigate = useNavigate()
  const { show } = useToasts()
  const { content, templateId, basedOn, jobs } = editing
  const [texts, setTexts] = useState<readonly EditedText[]>(content.texts)
  const [use, setUse] = useState(content.use)
  const [channel, setChannel] = useState(content.channel)
  const [jobId, setJobId] = useState(content.jobId ?? '')
  const [current, setCurrent] = useState(0)
  const refused = answer && 'refused' in answer ? answer.refused : undefined
  const intent = useNavigation().formData?.get('intent')
  useEffect(() => {
    if (!answer || !('templateSaved' in answer || 'templateDeleted' in answer)) return
    show({ tone: 'success', message: t('templateSaved' in answer ? 'templateSaved' : 'templateDeleted') })
    navigate(messagesTab, { replace: true })
  }, [answer, navigate, show, t])
  const free = codes.filter((code) => !texts.some(({ language }) => language === code))
  const shown = texts[Math.min(current, texts.length - 1)]

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Form method="post" preventScrollReset className="flex min-w-0 flex-col gap-4">
        <CommandId />
        <input type="hidden" name="intent" value="save-template" />
        <input type="hidden" name="templateId" value={templateId ?? ''} />
        <input type="hidden" name="basedOn" value={basedOn ?? ''} />
        {refused && <Problem of={refused} />}
        <Card title={t(templateId ? 'editTemplate' : 'newTemplate')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('templateName')} error={refused?.fields.name} required>
              <TextInput name="name" defaultValue={content.name} dir="auto" />
            </Field>
            <Field label={t('usedFor')}>
              <Select
                name="use"
                value={use}
                options={templateUses.map((value) => ({ value, label: t(useTexts[value]) }))}
                onChange={({ target }) => setUse(target.value as typeof use)}
              />
            </Field>
            <Field label={t('sentBy')}>
              <Select
                name="channel"
                value={channel}
                options={[
                  { value: 'email', label: t('byMail') },
                  { value: 'sms', label: t('byText') },
                ]}
                onChange={({ target }) => setChannel(target.value as typeof channel)}
              />
            </Field>
            <Field label={t('ofJob')}>
              <Select
                name="jobId"
                value={jobId}
                options={[
                  { value: '', label: t('allJobs') },
                  ...jobs.map(({ jobId: value, title }) => ({ value, label: titled(title) })),
                ]}
                onChange={({ target }) => setJobId(target.value)}
              />
            </Field>
          </div>
          <Checkbox
            name="isDefault"
            className="mt-4"
            defaultChecked={content.isDefault}
            label={t(use === 'invitation' || use === 'reminder' ? 'useAlways' : 'offerFirst')}
          />
        </Card>
        {refused?.fields.texts && <p className="text-sm font-medium text-danger-ink">{refused.fields.texts}</p>}
        {texts.map((text, at) => (
          <WordsFields
            key={text.language}
            text={text}
            channel={channel}
            fields={refused?.fields ?? {}}
            onFocus={() => setCurrent(at)}
            onChange={(next) => setTexts(texts.map((each, index) => (index === at ? next : each)))}
            onRemove={texts.length > 1 ? () => setTexts(texts.filter((_, index) => index !== at)) : undefined}
          />
        ))}
        {free.length > 0 && (
          <Field label={t('addLanguage')} className="max-w-60">
            <Select
              value=""
              options={free.map((code) => ({ value: code, label: interfaceLanguages[code].name, lang: code }))}
              placeholder={t('chooseLanguage')}
              onChange={({ target: { value } }) =>
                value && setTexts([...texts, { language: value, subject: '', text: '' }])
              }
            />
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={intent === 'save-template'}>
            {t('save')}
          </Button>
          <ButtonLink to={messagesTab}>{t('backToMessages')}</ButtonLink>
        </div>
      </Form>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20">
        {shown && <TryOut {...editing} text={shown} channel={channel} jobId={jobId} />}
        {templateId && <Versions {...editing} templateId={templateId} />}
      </div>
    </div>
  )
}
