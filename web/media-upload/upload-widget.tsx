import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileTab } from './file-tab.tsx'
import { LinkTab } from './link-tab.tsx'
import { RecordTab } from './record-tab.tsx'
import type { TabProps } from './tab-props.ts'
import { type Tab, tabOf, tabs } from './tabs.ts'

const useText = namespace('media')
const names = { file: 'tabFile', link: 'tabLink', record: 'tabRecord' } as const
const panels = { file: FileTab, link: LinkTab, record: RecordTab }

/** The upload widget: a file, a link, or a recording (B§2). What is chosen is in the job at once. */
export default function UploadWidget({ title, onClose, ...props }: TabProps & { title: string; onClose: () => void }) {
  const t = useText()
  const id = useId()
  const [tab, setTab] = useState<Tab>(() => tabOf(props.media))
  const list = useRef<HTMLDivElement>(null)
  const Panel = panels[tab]
  const turn = ({ key, currentTarget }: KeyboardEvent) => {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const by = key === forward ? 1 : key === back ? -1 : 0
    if (by === 0) return
    const next = (tabs.indexOf(tab) + by + tabs.length) % tabs.length
    setTab(tabs[next]!)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="md"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div
        ref={list}
        role="tablist"
        aria-label={title}
        onKeyDown={turn}
        className="mb-4 flex gap-x-0.5 border-b border-line"
      >
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            className="tab -mb-px"
            onClick={() => setTab(each)}
          >
            {t(names[each])}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <Panel key={tab} {...props} />
      </div>
    </Dialog>
  )
}
