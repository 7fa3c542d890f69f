import type { AnswerOf, ModuleOf } from '#contracts/job/modules/table.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentNames } from '../document-names.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import FileInput from './file-input.tsx'
import type { InputProps } from './kind.ts'

const useText = namespace('answers')

/** Which document it is, and its picture. */
export default function IdDocument({
  module: { id, methods },
  answer,
  wiring,
}: InputProps<ModuleOf<'ID_ANALYZER'>, AnswerOf<'ID_ANALYZER'>>) {
  const t = useText()
  return (
    <>
      <ChoiceGroup role="radiogroup" wiring={{ ...wiring, error: undefined }}>
        {methods.map((method) => (
          <ChoiceRow
            key={method}
            type="radio"
            name="method"
            value={method}
            checked={answer?.method === method || methods.length === 1}
            wiring={{ ...wiring, error: undefined }}
          >
            {t(documentNames[method])}
          </ChoiceRow>
        ))}
      </ChoiceGroup>
      <FileInput moduleId={id} given={answer?.file ?? null} wiring={wiring} picturesOnly />
    </>
  )
}
