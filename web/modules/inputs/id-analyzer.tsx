import { idDocuments } from '#contracts/job/modules/files.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentNames } from '../document-names.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import { fileFrom, FileInput } from './file-input.tsx'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

const useText = namespace('modules')

export const idAnalyzer: InputOf<'ID_ANALYZER'> = {
  read: (form) => ({
    kind: 'ID_ANALYZER',
    method: idDocuments.find((each) => each === textOf(form, 'method')) ?? null,
    file: fileFrom(form),
  }),
  instruction: (_, t) => t('idStored'),
  Input: function IdAnalyzer({ module: { id, methods }, answer, wiring }) {
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
  },
}
