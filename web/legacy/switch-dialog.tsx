import { Form } from '@remix-run/react'
import { useId } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { codeOf, useOnHand } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'

const useText = namespace('legacy')
const useCommonText = namespace('common')
const next = [codeOf('routes/jobs.create.($step)')]
const ways = [
  { value: 'video', title: 'switchVideo', text: 'switchVideoText' },
  { value: 'cep', title: 'switchPage', text: 'switchPageText' },
] as const

/** New feature switch (JOB-022): which of the two ways a new job goes, this time or from now on. */
export default function SwitchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const common = useCommonText()
  const form = useId()
  useOnHand(next)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('switchTitle')}
      description={t('switchText')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('switchContinue')}
          </Button>
        </>
      }
    >
      <Form id={form} method="post" action="/jobs/create/details" className="flex flex-col gap-4 pb-2">
        <input type="hidden" name="intent" value="choose" />
        {ways.map(({ value, title, text }) => (
          <Radio
            key={value}
            name="creation"
            value={value}
            defaultChecked={value === 'video'}
            label={t(title)}
            hint={t(text)}
          />
        ))}
        <Checkbox name="asDefault" label={t('switchDefault')} />
      </Form>
    </Dialog>
  )
}
