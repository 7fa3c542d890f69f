import { MAX_BENEFITS, MAX_RESPONSIBILITIES } from '#contracts/job/validation.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { TextBox } from '../bound-fields.tsx'
import { addPoint, editPoint, type PointList, removePoint } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { adds, focusPath } from '../focus.ts'
import { Suggest } from '../late-parts.tsx'
import { newId } from '../new-id.ts'
import { RemoveButton } from '../remove-button.tsx'

const useText = namespace('builder')

const texts = {
  benefits: {
    title: 'keyBenefits',
    add: 'addBenefit',
    example: 'benefitExample',
    one: 'benefit',
    remove: 'removeBenefit',
  },
  responsibilities: {
    title: 'responsibilities',
    add: 'addResponsibility',
    example: 'responsibilityExample',
    one: 'responsibility',
    remove: 'removeResponsibility',
  },
} as const satisfies Record<PointList, object>
const most: Record<PointList, number> = { benefits: MAX_BENEFITS, responsibilities: MAX_RESPONSIBILITIES }

/** A short list of lines, such as the benefits of a job. */
export function ListCard({ of }: { of: PointList }) {
  const t = useText()
  const { draft, change } = useEditor()
  const items = draft.details[of] ?? []
  const list = `details.${of}`
  const { title, add, example, one, remove } = texts[of]
  const addOne = () => {
    const id = newId()
    change((draft) => addPoint(draft, of, id))
    focusPath(`${list}.${id}`)
  }
  return (
    <Card
      title={t(title)}
      actions={
        <Button size="sm" {...adds(list)} onClick={addOne} disabled={items.length >= most[of]}>
          <PlusIcon aria-hidden="true" />
          {t(add)}
        </Button>
      }
    >
      {items.length === 0 && <p className="text-muted">{t(example, { most: most[of] })}</p>}
      <ul className="flex flex-col gap-2">
        {items.map(({ id, title }, index) => (
          <li key={id} className="flex items-start gap-2">
            <TextBox
              path={`${list}.${id}`}
              label={t(one, { number: index + 1 })}
              hideLabel
              className="grow"
              value={title}
              onText={(text) => change((draft) => editPoint(draft, of, id, text), `${of}.${id}`)}
            />
            <RemoveButton
              list={list}
              index={index}
              label={t(remove, { number: index + 1 })}
              onRemove={() => change((draft) => removePoint(draft, of, id))}
            />
          </li>
        ))}
      </ul>
      {of === 'benefits' && <Suggest of="benefits" />}
    </Card>
  )
}
