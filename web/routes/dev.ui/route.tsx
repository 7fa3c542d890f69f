import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useState } from 'react'
import { TimeChart } from '../../charts/time-chart.tsx'
import { Funnel } from '../../charts/funnel.tsx'
import { Sparkline } from '../../charts/sparkline.tsx'
import { ThemeEntries } from '../../frame/theme-choice.tsx'
import { useFormat } from '../../i18n/format.ts'
import { documentTitle } from '../../lib/page.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, type Tone, toneClasses } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { DotsHorizontalIcon, PlusIcon } from '../../ui/icons.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Poster } from '../../ui/poster.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { SearchSelect } from '../../ui/search-select.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Colours, Shapes } from './tokens.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

export const meta: MetaFunction = () => [{ title: documentTitle('Components') }]

/** For developers, in English: everything that pages are built from. Only a browser on the machine itself sees it. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.local) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return null
}

const tones = Object.keys(toneClasses) as Tone[]
const fruit = ['Apple', 'Apricot', 'Cherry', 'Pear', 'Plum', 'Quince'].map((label) => ({ value: label, label }))
const people = ['Ada Byron', 'Grace Hopper', 'Katherine Johnson', 'Dorothy Vaughan', 'Mary Jackson']
const days = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString())
const trend = days.map((_, day) => Math.round(12 + 6 * Math.sin(day / 4) + day / 3))

export default function Components() {
  const { show } = useToasts()
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  const [beside, setBeside] = useState(false)
  const [chosen, setChosen] = useState('')
  return (
    <main id="main" className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-semibold">Components</h1>
        <ThemeEntries />
      </div>
      <Colours />
      <Shapes />
      <Card title="Buttons and menus">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="primary" busy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <Button icon aria-label="Add">
            <PlusIcon />
          </Button>
          <Tooltip text="What this button does">
            <Button icon aria-label="What this button does">
              <PlusIcon />
            </Button>
          </Tooltip>
          <Menu trigger={<DotsHorizontalIcon aria-hidden="true" />} label="More">
            <MenuItem>Rename</MenuItem>
            <MenuItem>Duplicate</MenuItem>
            <MenuSeparator />
            <MenuItem danger>Delete</MenuItem>
          </Menu>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button onClick={() => setBeside(true)}>Open a drawer</Button>
          <Button
            onClick={() => show({ message: 'Moved to Offer', tone: 'success', action: { label: 'Undo', run() {} } })}
          >
            Show a toast
          </Button>
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Rename the stage"
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                Save
              </Button>
            </>
          }
        >
          <Field label="Name">
            <TextInput defaultValue="Phone screen" />
          </Field>
        </Dialog>
        <Drawer
          open={beside}
          onClose={() => setBeside(false)}
          title="Ada Byron"
          description="Backend engineer"
          footer={<Button onClick={() => setBeside(false)}>Close</Button>}
        >
          <p>One thing of a list, beside it.</p>
        </Drawer>
      </Card>
      <Card title="Fields">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Text" hint="A hint is before the field.">
            <TextInput placeholder="Placeholder" />
          </Field>
          <Field label="With an error" error="Required field" required>
            <TextInput />
          </Field>
          <Field label="List">
            <Select options={fruit} />
          </Field>
          <Field label="List with search">
            <SearchSelect
              label="List with search"
              options={fruit}
              placeholder="None"
              value={chosen}
              onChoose={setChosen}
            />
          </Field>
          <Field label="Day">
            <DateField name="day" label="Day" defaultValue="2026-11-25" />
          </Field>
          <Field label="Moment (UTC)">
            <DateField moment name="moment" label="Moment (UTC)" defaultValue="2026-11-25T14:30:00" />
          </Field>
          <Field label="Range">
            <RangeField name="range" from={{ label: 'From', value: 40 }} to={{ label: 'To', value: 80 }} />
          </Field>
          <Field label="Longer text">
            <TextArea rows={2} />
          </Field>
          <Checkbox label="A switch" defaultChecked />
        </div>
      </Card>
      <Card title="People, states and progress">
        <div className="flex flex-wrap items-center gap-3">
          {people.map((name) => (
            <Avatar key={name} name={name} seed={name} label={name} />
          ))}
          <Poster name="Ada Byron" seed="Ada Byron" seconds={48} label="Answer of Ada Byron" className="w-40" />
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Callout title="For your information">The plan changes on 1 December.</Callout>
          <Callout tone="success" title="Saved" />
          <Callout tone="warning" title="Not saved yet" />
          <Callout tone="danger" title="That did not work" />
          <Skeleton className="h-5 w-48" />
          <Progress label="Sending your recording" value={40} detail="4 of 10 MB" />
        </div>
      </Card>
      <Tabs
        label="Tabs"
        tabs={['Board', 'List', 'History'].map((label, at) => ({
          to: `?tab=${label}`,
          label,
          count: 12 * at,
          current: !at,
        }))}
      />
      <Table
        caption="A table"
        head={
          <>
            <Th>Candidate</Th>
            <Th>Stage</Th>
            <Th numeric>Rating</Th>
          </>
        }
      >
        {people.map((name, at) => (
          <tr key={name} className="hover:bg-hover">
            <Td>{name}</Td>
            <Td>Phone screen</Td>
            <Td numeric>{number(5 - at / 2)}</Td>
          </tr>
        ))}
      </Table>
      <EmptyState title="No candidates yet" action={<Button variant="primary">Get candidates</Button>}>
        Share the link of the job.
      </EmptyState>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TimeChart
          title="Applications"
          grain="day"
          at={days}
          series={[{ key: 'applications', name: 'Applications', values: trend }]}
          format={number}
        />
        <Funnel
          title="Funnel"
          name="Stage"
          unit="Candidates"
          steps={[
            { key: 'applied', label: 'Applied', value: 240 },
            { key: 'completed', label: 'Completed', value: 180 },
            { key: 'hired', label: 'Hired', value: 12 },
          ]}
        />
      </div>
      <p className="flex items-center gap-2">
        A trend in a line of text <Sparkline values={trend} label="Applications of 30 days" />
      </p>
    </main>
  )
}
